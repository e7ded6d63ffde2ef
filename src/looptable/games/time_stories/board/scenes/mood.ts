/** The mood of a scene: how its backdrop is drawn. */
export type Mood = 'night' | 'lost' | 'won' | 'again';
