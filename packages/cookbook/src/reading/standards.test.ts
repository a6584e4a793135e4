import { describe, expect, it } from 'vitest'
import { splitByStandard } from './fault.ts'
import { standardNames, type standards } from './standards.ts'

const place = { file: 'content/foods/fish.yaml', line: 1, what: 'A figure is blank.', remedy: 'Write it.' }
const every = (state: 'reported' | 'enforced') =>
  Object.fromEntries(standardNames.map((name) => [name, state])) as Record<
    keyof typeof standards,
    typeof state
  >
const [standard] = standardNames

describe('splitByStandard', () => {
  it('what belongs to no standard always stops the build', () => {
    expect(splitByStandard([place], every('reported'))).toEqual({ faults: [place], reported: [] })
  })

  it('what does not keep a standard stops it once that standard is enforced', () => {
    const fault = { ...place, standard: standard! }
    expect(splitByStandard([fault], every('reported'))).toEqual({ faults: [], reported: [fault] })
    expect(splitByStandard([fault], every('enforced'))).toEqual({ faults: [fault], reported: [] })
  })
})
