import { openPlanner, type Planner } from '@butterleaf/api/platform/planner/planner'
import type { Corpus } from '@butterleaf/api/platform/recipes/cookbook'
import type { DrawAnswer } from '@butterleaf/domain/meal-plan/drawing/draw-request'

/** One pool for all apps of a process: each thread reads the corpus, and plans slowly until its code is compiled. */
const pools = new Map<Corpus, Planner>()
/** By edition and request. The same request is the same plan (PLAN-4), and most tests ask for the same few people. */
const answers = new Map<string, Promise<DrawAnswer>>()

/** The real planner and its threads, shared, which answers again what it was asked before without planning it again. */
export function testPlanner(corpus: Corpus, newSeed: () => string): Planner {
  const pool = pools.get(corpus) ?? openPlanner(corpus, { threads: 1 })
  pools.set(corpus, pool)
  return {
    ...pool,
    newSeed,
    draw: async (request) => {
      const key = JSON.stringify([corpus.edition, request])
      const answer = answers.get(key) ?? pool.draw(request)
      answers.set(key, answer)
      // What is refused may be answered another time.
      answer.catch(() => answers.delete(key))
      // A caller may change what it was given.
      return structuredClone(await answer)
    },
    // Threads end with the process.
    close: async () => {},
  }
}
