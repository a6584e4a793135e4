import type { Caller } from './caller.ts'

/** The ids in the address together with the caller's user id, so that no operation reads another person's data. */
export function keyOf<Params extends object>({ caller, params }: { caller: Caller; params: Params }) {
  return { ...params, userId: caller.userId }
}
