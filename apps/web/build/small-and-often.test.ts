import { expect, it } from 'vitest'
import { type Module, smallAndOften } from './small-and-often.ts'

const module = (
  imports: readonly string[],
  codeLength = 500,
  lazyImports: readonly string[] = [],
): Module => {
  return { imports, lazyImports, codeLength }
}
const screenNames = ['a', 'b', 'c', 'd', 'e', 'f', 'h', 'i', 'j'].map((letter) => `${letter}-screen.tsx`)
const modules = new Map([
  ['start.tsx', module(['button.tsx'], 900, screenNames)],
  ['button.tsx', module([])],
  ...screenNames.map((name) => [name, module(['check-icon', 'table.tsx', 'hook.ts', 'button.tsx'])] as const),
  ['g-screen.tsx', module(['rare-icon'])],
  ['check-icon', module([], 200)],
  ['table.tsx', module(['large.ts'], 200)],
  ['large.ts', module([], 5_000)],
  ['hook.ts', module(['button.tsx', 'hook-words.ts'], 900)],
  ['hook-words.ts', module([], 900)],
  ['rare-icon', module([], 200)],
])

it('[APP-1] takes what many screens share and is small with all it imports, and nothing of the start', () => {
  expect(smallAndOften(modules, new Set(['start.tsx', 'button.tsx']))).toEqual([
    'check-icon',
    'hook.ts',
    'hook-words.ts',
  ])
})
