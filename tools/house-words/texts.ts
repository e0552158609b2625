import { parseSync, Visitor } from 'vite';
import type { GlossaryWord } from './glossary.ts';

interface Range {
  readonly start: number;
  readonly end: number;
  readonly language: string;
}

/** The language that a key (`en`, `id`) or the name of a constant (`en`, `cityWordsId`) announces. */
const languageOf = (name: string): string | undefined =>
  /(?:^en|En)$/.test(name) ? 'en' : /(?:^id|[a-z]Id)$/.test(name) ? 'id' : undefined;

/** Sentences of a file of `texts` with a forbidden word. A sentence is a string that is a value; its language is that of the file, or of the nearest key or constant around it. */
export function textProblems(file: string, text: string, words: readonly GlossaryWord[]): readonly string[] {
  const ranges: Range[] = [];
  const keys = new Set<number>();
  const strings: { readonly start: number; readonly value: string }[] = [];
  const whole = /\.(en|id)\.ts$/.exec(file)?.[1];
  if (whole !== undefined) ranges.push({ start: 0, end: text.length, language: whole });
  const note = (name: string, { start, end }: { readonly start: number; readonly end: number }): void => {
    const language = languageOf(name);
    if (language !== undefined) ranges.push({ start, end, language });
  };
  const { program } = parseSync(file, text);
  new Visitor({
    Property: ({ key, value, computed }) => {
      if (!computed) keys.add(key.start);
      if (key.type === 'Identifier') note(key.name, value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null) note(id.name, init);
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') strings.push({ start, value });
    },
    TemplateElement: ({ start, value }) => strings.push({ start, value: value.raw }),
  }).visit(program);
  return strings.flatMap(({ start, value }) => {
    const around = keys.has(start) ? [] : ranges.filter((range) => range.start <= start && start < range.end);
    const language = around.toSorted((one, other) => other.start - one.start)[0]?.language;
    const line = text.slice(0, start).split('\n').length;
    return words.filter((word) => word.language === language && word.pattern.test(value)).map(({ why }) => `${file}:${line}: ${why}`);
  });
}
