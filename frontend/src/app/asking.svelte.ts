/** A question to the reader before something is done that hurts; `SureDialog` asks it. */

export interface Question {
  title: string;
  text?: string;
  /** What the button says that does it. */
  action: string;
}

class Asking {
  question = $state.raw<Question | null>(null);
  #answer: ((isSure: boolean) => void) | null = null;

  /** Whether the reader is sure; another question meanwhile means no. */
  sure(question: Question): Promise<boolean> {
    this.answer(false);
    return new Promise((settle) => {
      this.#answer = settle;
      this.question = question;
    });
  }

  answer(isSure: boolean): void {
    const settle = this.#answer;
    this.#answer = null;
    this.question = null;
    settle?.(isSure);
  }
}

export const asking = new Asking();
