// Defects at random places of the rules in `core`, as a slip of the hand makes them: a comparison that is off by one, a condition the wrong way round.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { seeded } from '../../bench/simulator/chance.ts';

export interface Slip {
  /** From the project's root. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const swapped: Readonly<Partial<Record<string, string>>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const swappedCalls: Readonly<Partial<Record<string, string>>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
};

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Every slip that can be planted in a file. What only says types is not among them. */
export function slipsOf(file: string, text: string): Slip[] {
  const found: Slip[] = [];
  const types: Part[] = [];
  /** Comparisons with the same result either way: where both sides are equal, both ways answer with that value. */
  const alike = new Set<number>();
  const of = ({ start, end }: Part): string => text.slice(start, end);
  const become = ({ start, end }: Part, to: string | undefined): void => {
    if (to !== undefined) found.push({ file, line: text.slice(0, start).split('\n').length, start, end, from: text.slice(start, end), to });
  };
  const swapOperator = ({ operator, left, right }: ESTree.BinaryExpression | ESTree.LogicalExpression): void => {
    const start = text.indexOf(operator, left.end);
    if (![left, right].some(isText)) become({ start, end: start + operator.length }, swapped[operator]);
  };
  new Visitor({
    TSLiteralType: (node) => types.push(node),
    BinaryExpression: swapOperator,
    LogicalExpression: swapOperator,
    IfStatement({ test }) {
      become(test, `!(${of(test)})`);
      become(test, 'false');
    },
    ConditionalExpression(node) {
      become(node, `${of(node.test)} ? ${of(node.alternate)} : ${of(node.consequent)}`);
      const { test, consequent, alternate } = node;
      if (test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(test.operator)) return;
      if ([of(test.left), of(test.right)].toSorted().join() === [of(consequent), of(alternate)].toSorted().join())
        alike.add(text.indexOf(test.operator, test.left.end));
    },
    UnaryExpression(node) {
      if (node.operator === '!') become(node, of(node.argument));
    },
    Literal(node) {
      if (typeof node.value === 'number') become(node, node.value === 0 ? '1' : `(${of(node)} + 1)`);
      if (typeof node.value === 'boolean') become(node, String(!node.value));
    },
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression') become(callee.property, swappedCalls[of(callee.property)]);
    },
  }).visit(parseSync(file, text).program);
  return found.filter(({ start, end }) => !alike.has(start) && !types.some((type) => start >= type.start && end <= type.end));
}
const isText = ({ type, ...node }: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && 'value' in node && typeof node.value === 'string');

/** As many different slips as asked for, each equally likely; the same seed chooses the same ones in the same code. */
export function randomSlips(
  root: string,
  files: readonly string[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Slip[] {
  const left = files.flatMap((file) => slipsOf(file, readFileSync(path.join(root, file), 'utf8')));
  const random = seeded(seed);
  const chosen: Slip[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}
