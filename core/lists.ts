/** Lets two places of a list change what they hold. */
export function swap<T>(list: T[], one: number, other: number): void {
  list.splice(one, 1, ...list.splice(other, 1, ...list.slice(one, one + 1)));
}
