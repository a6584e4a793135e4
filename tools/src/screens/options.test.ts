import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { looks } from './looks.ts'
import { readScreensOptions, screensHelp } from './options.ts'

describe('the options of the screens', () => {
  afterEach(() => {
    process.exitCode = undefined
  })

  it('ask for help by --help and by -h, and the help names each option and look', () => {
    expect([readScreensOptions(['--help']), readScreensOptions(['-h'])]).toEqual([undefined, undefined])
    for (const word of ['--only', '--look', '--out', '--axe', ...looks.map(({ name }) => name)])
      expect(screensHelp).toContain(word)
  })

  it('take several words and several looks', () => {
    const asked = readScreensOptions([
      '--only',
      'history',
      '--only',
      'macros',
      '--look',
      '1920',
      '--look',
      '390',
    ])
    const asLooks = [{ name: '1920' }, { name: '390' }]
    expect(asked).toMatchObject({ only: ['history', 'macros'], looks: asLooks, axe: false })
  })

  it.each([
    [['--wide'], "Unknown option '--wide'"],
    [['--only'], "Option '--only <value>' argument missing"],
    [['--look', '1921'], 'There is no look "1921": 390, 768, 1280, 1920, zoomed, contrast.'],
  ])('say in a line what is wrong with %j', async (args, line) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await runCommand(async () => readScreensOptions(args))
    expect(error.mock.calls).toEqual([[line]])
    expect(process.exitCode).toBe(1)
    error.mockRestore()
  })
})
