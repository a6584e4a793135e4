import type { Load } from './load/weigh-ins.ts'

export type DrillChecks = {
  check(what: string, holds: boolean, found?: string | number): void
  checkNoneLost(load: Load): Promise<void>
  verdict(): number
}

/** What a drill found out, one line each; the drill ends with 1 when one of them does not hold. */
export function openChecks(): DrillChecks {
  let failed = 0
  const check: DrillChecks['check'] = (what, holds, found = '') => {
    if (!holds) failed += 1
    console.log(`  ${holds ? 'holds    ' : 'NOT held '} ${what}${found === '' ? '' : `: ${found}`}`)
  }
  return {
    check,
    checkNoneLost: async ({ lost, state }) => {
      const gone = await lost()
      check('no acknowledged write is lost', gone.length === 0, `${gone.length} of ${state.acknowledged}`)
    },
    verdict: () => {
      console.log(failed === 0 ? '\n  Held.' : `\n  NOT held: ${failed}.`)
      return failed === 0 ? 0 : 1
    },
  }
}
