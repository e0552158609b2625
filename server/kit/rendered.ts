/**
 * JSON that is sent as it is. For answers that thousands ask for and that are made of the same parts: each part is put into its shape once,
 * by the contract's schema, and then joined as text.
 */
export class Rendered {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
