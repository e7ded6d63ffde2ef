import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
    { ignores: ['node_modules/', 'dist/'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    },
    {
        // Routes are our own small router's, not SvelteKit's.
        rules: { 'svelte/no-navigation-without-resolve': 'off' },
    },
    {
        // Ids are compared, never read: `thing` and `of` say what a piece is.
        files: ['**/src/**', '**/board/**'],
        ignores: ['**/tests/**'],
        rules: {
            'no-restricted-syntax': [
                'error',
                {
                    selector:
                        'CallExpression[callee.property.name=/^(split|startsWith|endsWith|includes|indexOf)$/] > Literal[value=/^-$|^[a-z]+-$/]',
                    message: 'Do not read ids; `thing` and `of` say what a piece is.',
                },
            ],
        },
    },
);
