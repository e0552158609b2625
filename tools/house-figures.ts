// Figures of the code outside its tests, each with a limit that fails the check: casts, long functions and files, functions without a doc comment, repeated lines, files that import each other.
// Limits are only ever lowered. `node tools/house-figures.ts --list` names every place.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = path.join(import.meta.dirname, '..');
const isTest = (file: string): boolean => file.startsWith('e2e/') || file.includes('.test.');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const lineCount = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

interface Found {
  readonly where: string;
  readonly lines: number;
}
const casts: Found[] = [];
const functions: Found[] = [];
const imports = new Map<string, Set<string>>();
const undocumented: Found[] = [];
let exportedFunctions = 0;
const longFiles: Found[] = files
  .filter(({ file }) => file !== 'server/database/tables.ts')
  .map(({ file, text }) => ({ where: file, lines: text.split('\n').length - 1 }))
  .filter(({ lines }) => lines > 300);
for (const { file, text } of files) {
  const line = (offset: number): number => text.slice(0, offset).split('\n').length;
  const measure = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    const lines = text.slice(start, end).split('\n').length;
    if (lines > 60) functions.push({ where: `${file}:${line(start)}`, lines });
  };
  const { program, module, comments } = parseSync(file, text);
  const documented = new Set(comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end));
  const isDocumented = (start: number): boolean => documented.has(text.slice(0, start).trimEnd().length);
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportDefaultDeclaration') continue;
    const of = node.declaration;
    const isFunction =
      of?.type === 'FunctionDeclaration' ||
      (of?.type === 'VariableDeclaration' &&
        of.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'));
    if (!isFunction) continue;
    exportedFunctions++;
    if (!isDocumented(node.start)) undocumented.push({ where: `${file}:${line(node.start)}`, lines: 1 });
  }
  new Visitor({
    TSAsExpression: ({ start, typeAnnotation: type }) => {
      if (text.slice(type.start, type.end) !== 'const') casts.push({ where: `${file}:${line(start)}`, lines: 1 });
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
  ];
  const known = sources.filter((source) => source.startsWith('.')).map((source) => path.join(path.dirname(file), source));
  imports.set(file, new Set(known));
}

/** Files left when those that import none of the rest are taken away again and again: each is in a cycle or imports one. */
function cyclic(): Found[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [file, its] of left) if (![...its].some((source) => left.has(source))) left.delete(file);
  }
  return [...left.keys()].map((where) => ({ where, lines: 1 }));
}

const RUN_LINES = 8;
const same = (line: string): string => line;
const words = /'[^']*'|`[^`]*`|"[^"]*"|\d[\d_.]*|[A-Za-z_$][\w$]*/g;
const keywords = new Set(
  'async await case const else export for function if import let new null return throw try type undefined'.split(' '),
);
/** The line without what it is about: names, texts and numbers are left out. */
const shape = (line: string): string => line.replaceAll(words, (word) => (keywords.has(word) ? word : '_'));
/** Tables and lists of rows are alike by nature: of eight lines that count as alike, so many differ from each other. */
const DIFFERENT_MIN = 7;

/** Pairs of places with at least eight lines that are the same, once for each pair of runs. Imports and lines without a word do not count. */
function pairs(of: (line: string) => string): Found[] {
  const numbered = files.flatMap(({ file, text }) =>
    [
      ...text
        .replaceAll(/^import [^;]*;$/gm, (found) => found.replaceAll(/[^\n]/g, ''))
        .split('\n')
        .entries(),
    ]
      .map(([index, raw]) => ({ where: `${file}:${index + 1}`, file, line: raw.trim() }))
      .filter(({ line }) => /\w/.test(line)),
  );
  const lines = numbered.map(({ line }) => of(line));
  const starts = new Map<string, number[]>();
  for (let i = 0; i + RUN_LINES <= lines.length; i++) {
    if (numbered[i]?.file !== numbered[i + RUN_LINES - 1]?.file) continue;
    const its = lines.slice(i, i + RUN_LINES);
    if (new Set(its).size < DIFFERENT_MIN) continue;
    const run = its.join('\n');
    const known = starts.get(run);
    if (known === undefined) starts.set(run, [i]);
    else known.push(i);
  }
  const isOneFile = (i: number): boolean => numbered[i]?.file === numbered[i - 1]?.file;
  return [...starts.values()].flatMap((places) =>
    places.flatMap((one, index) =>
      places.slice(index + 1).flatMap((other) => {
        // A longer run is counted where it starts.
        const goesOn = isOneFile(one) && isOneFile(other) && lines[one - 1] === lines[other - 1];
        const isOverlap = other - one < RUN_LINES;
        return goesOn || isOverlap ? [] : [{ where: `${numbered[one]?.where} ${numbered[other]?.where}`, lines: RUN_LINES }];
      }),
    ),
  );
}

const inThousand = (found: readonly Found[]): number => (found.length / lineCount) * 1_000;
const long = functions.filter(({ lines }) => lines > 100);
const [cycles, identical, alike] = [cyclic(), pairs(same), pairs(shape)];
const undocumentedPercent = (undocumented.length / exportedFunctions) * 100;
/** `limit` fails the check; where it is above `goal`, it is what is true today. */
const figures = [
  { what: 'casts in 1,000 lines', figure: inThousand(casts), limit: 0.85, goal: 1, found: casts },
  { what: 'functions over 60 lines, in 1,000 lines', figure: inThousand(functions), limit: 0.5, goal: 0.5, found: functions },
  { what: 'functions over 100 lines', figure: long.length, limit: 0, goal: 0, found: long },
  { what: 'pairs of eight identical lines', figure: identical.length, limit: 12, goal: 20, found: identical },
  { what: 'pairs of eight lines alike', figure: alike.length, limit: 100, goal: 200, found: alike },
  { what: 'files over 300 lines, outside tests and generated ones', figure: longFiles.length, limit: 5, goal: 5, found: longFiles },
  { what: 'percent of exported functions without a doc comment', figure: undocumentedPercent, limit: 6, goal: 10, found: undocumented },
  { what: 'files in an import cycle, types included', figure: cycles.length, limit: 0, goal: 0, found: cycles },
];
const listed = process.argv.includes('--list') ? Number.POSITIVE_INFINITY : 20;
for (const { what, figure, limit, goal, found } of figures) {
  const isOver = figure > limit;
  console.log(`${isOver ? 'over' : 'ok  '} ${what}: ${Number(figure.toFixed(2))} (limit ${limit}, goal ${goal})`);
  if (!isOver && listed === 20) continue;
  for (const { where, lines } of found.toSorted((one, other) => other.lines - one.lines).slice(0, listed))
    console.log(`       ${lines} ${where}`);
  if (isOver) process.exitCode = 1;
}
