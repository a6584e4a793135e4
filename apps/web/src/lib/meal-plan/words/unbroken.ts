/** Keeps "1 ¼" on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) (?=[⅛¼⅓½⅔¾])/g, '$1\u00a0')
}
