import { createRequire } from 'node:module'
import type highs from 'highs'

export type Highs = Awaited<ReturnType<typeof highs.default>>

/** The solver. Its types describe its CommonJS build, so that one is loaded. */
export const loadHighs: typeof highs.default = createRequire(import.meta.url)('highs')
