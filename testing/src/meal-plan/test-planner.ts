import { openPlanner, type Planner } from '@butterleaf/api/platform/planner/planner'
import type { Corpus } from '@butterleaf/api/platform/recipes/cookbook'
import type { DrawAnswer, DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { testSeed } from '../chance/test-seed.ts'
import { openStoredDraws } from './stored-draws.ts'

type Pool = Readonly<{ planner: Planner; draw: (request: DrawRequest) => Promise<DrawAnswer> }>

/** One for all apps of a process: each thread reads the corpus, and plans slowly until its code is compiled. */
const pools = new Map<Corpus, Pool>()

/** The real planner and its threads, shared. Most tests ask for the same few people, and the same request is the same plan (PLAN-4). */
export function testPlanner(corpus: Corpus): Planner {
  const pool = pools.get(corpus) ?? openPool(corpus)
  pools.set(corpus, pool)
  return {
    ...pool.planner,
    newSeed: (version) => `${testSeed}/${version}`,
    // A caller may change what it was given.
    draw: async (request) => structuredClone(await pool.draw(request)),
    // Threads end with the process.
    close: async () => {},
  }
}

function openPool(corpus: Corpus): Pool {
  const planner = openPlanner(corpus, { threads: 1 })
  const stored = openStoredDraws(corpus.edition)
  const answers = new Map<string, Promise<DrawAnswer>>()
  const drawOnce = async (key: string, request: DrawRequest) => {
    const known = stored.read(key)
    if (known) return known
    const drawn = await planner.draw(request)
    stored.write(key, drawn)
    return drawn
  }
  return {
    planner,
    draw: (request) => {
      const key = JSON.stringify(request)
      const answer = answers.get(key) ?? drawOnce(key, request)
      answers.set(key, answer)
      // What is refused may be answered another time.
      answer.catch(() => answers.delete(key))
      return answer
    },
  }
}
