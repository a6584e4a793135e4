import type { Caller } from './caller.ts'

/** The ids in the address, with the user who asks: no operation looks at anybody else's. */
export function keyOf<Params extends object>({ caller, params }: { caller: Caller; params: Params }) {
  return { ...params, userId: caller.userId }
}
