import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { benchHelp, benchNames, unknownOption } from './bench-help.ts'

/** The keys of what it gives to parseArgs. */
function optionsOf(name: string): string[] {
  const source = readFileSync(new URL(`../bench/${name}.ts`, import.meta.url), 'utf8')
  const parsed = /parseArgs\(\{([\s\S]*?)\n?\}\)/.exec(source)?.[1] ?? ''
  return [...parsed.matchAll(/'?([a-z-]+)'?: \{ type:/g)].map((match) => match[1]!)
}

describe('the help of benchmarks', () => {
  for (const name of benchNames())
    it(`of ${name} says how it is run, and names each of its options`, () => {
      expect(benchHelp(name)).toContain(`npm run bench -- ${name}`)
      expect(optionsOf(name).filter((option) => unknownOption(name, [`--${option}`]))).toEqual([])
    })

  it('knows the options of the planner’s', () => {
    expect(optionsOf('planner')).toContain('foods-bound')
    expect(unknownOption('planner', ['--seed', '4', '--sead=5'])).toBe('--sead')
  })
})
