import { describe, expect, it } from 'vitest'
import { templateOf } from '../testing/invented-template.ts'
import { areTabsUnlocked } from './open-tabs.ts'

const done = 'ccccccc'
const ready = 'rrrrrrr'

describe('areTabsUnlocked', () => {
  it.each([
    [[], false],
    [['rrrrrr.'], false],
    [[ready], true],
    [['crrrrrr'], true],
    [[done, done, done, done], true],
  ] as const)('[APP-4] [APP-5] with weeks %j', (weeks, areUnlocked) => {
    expect(areTabsUnlocked(templateOf(weeks))).toBe(areUnlocked)
  })
})
