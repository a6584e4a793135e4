/** The few rules that the words of recipes need: muffins, loaves, pasties, boxes. */
export function inPlural(noun: string): string {
  return noun
    .replace(/(lo)af$/, '$1aves')
    .replace(/([^aeiou])y$/, '$1ies')
    .replace(/(?<=x|ch|sh)$/, 'e')
    .replace(/(?<=[mt]at)o$/, 'oe')
    .replace(/(?<!s)$/, 's')
}

export function inSingular(noun: string): string {
  return noun
    .replace(/(lo)aves$/, '$1af')
    .replace(/(past|berr|chill?)ies$/, '$1y')
    .replace(/(x|ch|sh|to)es$/, '$1')
    .replace(/(?<!s)s$/, '')
}
