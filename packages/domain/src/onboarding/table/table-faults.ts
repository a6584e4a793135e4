import { mainMeals } from '../../meals/meals.ts'
import type { Eater } from '../questionnaire.ts'

export const mostEaters = 6
export const mostNameCharacters = 40
/** Of the owner's portion. */
export const shareLimits = { minimum: 0.25, maximum: 2 } as const

export type TableFault =
  | Readonly<{ kind: 'too-many-eaters' }>
  | Readonly<{ at: number; kind: 'id-twice' | 'name' | 'share' | 'shares-nothing' }>

/** TOG-3: what is wrong with who eats along; their own answers are checked as those of anyone. */
export function tableFaults(eaters: readonly Eater[]): TableFault[] {
  const ids = eaters.map(({ id }) => id)
  const faults = eaters.flatMap(({ id, name, sharedOn, share }, at) => {
    const kinds = [
      ids.indexOf(id) < at && ('id-twice' as const),
      (name.length === 0 || name.length > mostNameCharacters) && ('name' as const),
      share !== undefined && !isPossibleShare(share) && ('share' as const),
      mainMeals.every((meal) => sharedOn[meal].length === 0) && ('shares-nothing' as const),
    ]
    return kinds.flatMap((kind) => (kind ? [{ at, kind }] : []))
  })
  return eaters.length > mostEaters ? [{ kind: 'too-many-eaters' }, ...faults] : faults
}

export function isPossibleShare(share: number): boolean {
  return share >= shareLimits.minimum && share <= shareLimits.maximum
}
