import { describe, expect, it } from 'vitest'
import { parseStep } from '../recipes/step-text.ts'
import { checkPlainWords } from './check-plain-words.ts'

const findings = (text: string) => checkPlainWords({ steps: [{ parts: parseStep(text).parts, line: 12 }] })

describe('checkPlainWords', () => {
  it.each([
    ['Pull the [beef] into threads as thin as patience allows.', 'two forks'],
    ['Let the dish calm down for {3 min}.', 'let stand'],
    ['Let them work hard together until cloudy.', 'boil hard'],
    ['Toss until they are one, {1 min}.', 'until mixed'],
    ['Toss until everything wears a dry, shiny coat.', 'is coated'],
    ['Rub as many hollows of the pan as there are [egg|eggs].', 'one for each'],
    ['Cut it as long as a finger joint.', 'a size in cm'],
    ['It goes the color of army cloth.', 'dark brown'],
    ['Strew the [mint] over.', 'sprinkle'],
    ['Leave it until the bread has drunk the custard.', 'absorbed'],
    ['Send in the [garlic].', 'add'],
    ['Simmer until the sauce holds a furrow, {8 min}.', 'clear track'],
    ['Cook the [onion] until glassy, {5 min}.', 'translucent'],
    ['Draw the pot off the heat.', 'take it off'],
    ['Fry the [zucchini] in two lots.', 'batches'],
  ])('[ED-5] asks for plain words in place of "%s"', (text, plain) => {
    expect(findings(text)).toMatchObject([
      { line: 12, what: expect.stringContaining('read twice'), remedy: expect.stringContaining(plain) },
    ])
  })

  it.each([
    'Shred the [beef] finely with two forks.',
    'Sprinkle with the [mint], let stand, {2 min}, and drink it cold.',
    'Whisk the [egg|eggs] until they are one color.',
    'Draw the edge inward until the top is set.',
    'Add the [snow-pea|snow peas] and the [coconut-milk-drink|coconut drink].',
  ])('[ED-5] lets "%s" be', (text) => {
    expect(findings(text)).toEqual([])
  })
})
