import type { UnitSystem } from '../../kitchen/units.ts'

const written = /(\d+ °C) \((\d+ °F)\)/g

/** "230 °C (450 °F)". Ovens are marked in steps of 25 °F; a thermometer in the meat is read to 5. */
export function temperatureText(celsius: number): string {
  const step = celsius >= 120 ? 25 : 5
  const fahrenheit = Math.round((celsius * 1.8 + 32) / step) * step
  return `${celsius} °C (${fahrenheit} °F)`
}

/** A text with its temperatures in the order of a kitchen: "450 °F (230 °C)" in the United States. */
export function orderTemperatures(text: string, system: UnitSystem): string {
  return system === 'us' ? text.replaceAll(written, '$2 ($1)') : text
}
