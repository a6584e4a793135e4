/** Numbers as cooks write them out; "a" is one only in front of a measure or a food. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['dozen', 12],
  ['half', 0.5],
  ['quarter', 0.25],
  ['couple', 2],
])

/** How many "a few" are nobody knows; three is what cooks take. */
export const vagueNumberWords: ReadonlyMap<string, number> = new Map([
  ['few', 3],
  ['several', 4],
])

const fractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** "1½" and "1 ½" become "1 1/2", and "3⁄4" with the fraction slash "3/4". */
export function spellFractions(text: string): string {
  return text.replace(/[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign]}`).replaceAll('⁄', '/')
}
