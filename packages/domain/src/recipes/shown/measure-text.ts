import type { UnitSystem } from '../../kitchen/units.ts'

const number = '[\\d.½¼¾⅓⅔⅛]+'
/** "a 28 cm (11 in)", "20 by 30 cm (8 by 12 in)", "400 g (14 oz)", "230 °C (450 °F)". */
const written = new RegExp(
  `\\b(?:([Aa])n? )?(${number}(?: (?:by|×) ${number})? (?:cm|mm|g|kg|ml|l|°C)) \\((${number}(?: (?:by|×) ${number})? (?:in|fl oz|oz|lbs?|°F))\\)`,
  'g',
)

/** "230 °C (450 °F)". Ovens are marked in steps of 25 °F; a thermometer in the meat is read to 5. */
export function temperatureText(celsius: number): string {
  const step = celsius >= 120 ? 25 : 5
  const fahrenheit = Math.round((celsius * 1.8 + 32) / step) * step
  return `${celsius} °C (${fahrenheit} °F)`
}

/** A text with its measures in the order of a kitchen: "an 11 in (28 cm) skillet", "450 °F (230 °C)" in the United States. */
export function inKitchenOrder(text: string, system: UnitSystem): string {
  if (system !== 'us') return text
  return text.replaceAll(written, (_, article: string | undefined, metric: string, us: string) => {
    const before = article ? `${article}${/^(?:8|11|18)(?!\d)/.test(us) ? 'n' : ''} ` : ''
    return `${before}${us} (${metric})`
  })
}
