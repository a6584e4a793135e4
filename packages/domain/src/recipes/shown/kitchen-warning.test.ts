import { describe, expect, it } from 'vitest'
import { type KitchenWarning, scaleWarnings, warningText } from './kitchen-warning.ts'
import { inKitchenOrder } from './measure-text.ts'

const chops = { name: 'pork chop', plural: 'pork chops', count: 6 }
const tofu = { name: 'tofu', plural: 'tofu' }
const broccoli = { name: 'broccoli', plural: 'broccoli' }
const inPan: KitchenWarning = {
  ...{ kind: 'load', stepIndex: 1, foods: [chops] },
  ...{ vessel: { kind: 'skillet', cm: 30 }, fill: 1.2 },
}
const inBasket: KitchenWarning = { ...inPan, foods: [tofu, broccoli], vessel: { kind: 'basket' }, fill: 2.4 }

describe('warningText', () => {
  it.each<[KitchenWarning, string]>([
    [
      inPan,
      'Six pork chops don’t fit a 30 cm (12 in) pan at once: brown them in two batches, each with its own minutes.',
    ],
    [
      inBasket,
      'The tofu and the broccoli don’t fit the basket of an air fryer in one layer: cook them in three batches, each with its own minutes.',
    ],
    [
      { ...inPan, foods: [broccoli], vessel: { kind: 'sheet-pan' } },
      'The broccoli doesn’t fit one sheet pan in one layer: take two pans, or roast it in two batches, each with its own minutes.',
    ],
    [
      { kind: 'doneness', stepIndex: 0, foods: [chops], celsius: 74, sign: 'juices that run clear' },
      'No step says when the pork chops are done: 74 °C (165 °F) inside, or juices that run clear.',
    ],
    [
      { kind: 'doneness', stepIndex: 0, foods: [{ name: 'beef liver', plural: 'beef liver' }], celsius: 71 },
      'No step says when the beef liver is done: 71 °C (160 °F) inside.',
    ],
    [
      {
        kind: 'rinsing',
        stepIndex: 0,
        foods: [{ name: 'whole chicken', plural: 'whole chickens', count: 1 }],
      },
      'Don’t rinse the whole chicken: water spreads what heat kills. Pat it dry.',
    ],
    [
      { kind: 'foil', stepIndex: 0, foods: [chops] },
      'Fat of the pork chops pools on the foil under the broiler and can catch fire: take a rack over the pan.',
    ],
  ])('[ED-4] says %o in a sentence that a cook understands', (warning, text) => {
    expect(warningText(warning)).toBe(text)
  })

  it('[ED-4] [RCP-7] has its measures in the order of the person’s kitchen', () => {
    expect(inKitchenOrder(warningText(inPan), 'us')).toContain('don’t fit a 12 in (30 cm) pan')
  })
})

describe('scaleWarnings', () => {
  it('[ED-4] leaves out a load that fits at the size it is cooked in, and counts again what doesn’t', () => {
    expect(scaleWarnings([inPan, inBasket], 0.5)).toEqual([{ ...inBasket, fill: 1.2 }])
    const [double] = scaleWarnings([inPan], 2)
    expect(double && warningText(double)).toMatch(/^Twelve pork chops .* in three batches/)
    const [odd] = scaleWarnings([inPan], 1.25)
    expect(odd && warningText(odd)).toMatch(/^The pork chops /)
  })
})
