import { encodeMacros, wireNames } from '@butterleaf/contract/nutrition/macros-codec'
import { encodeRelaxation } from '@butterleaf/contract/onboarding/relaxation-change'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { NothingDrawn } from '#platform/planner/draw-request.ts'

/** PLAN-5: no plan fits what was asked, and what asking less would bring. */
export class NothingFits extends AppError {
  constructor({ nearest, blocking, emptyMeals, offers }: NothingDrawn) {
    super('nothing-fits', {
      extensions: {
        nearest: encodeMacros(shownMacros(nearest.totals)),
        blocking: wireNames[blocking],
        emptyMeals: [...emptyMeals],
        relaxations: offers.map(encodeRelaxation),
      },
    })
  }
}
