import type { WireAvoids } from '@butterleaf/contract/meal-plan/avoids-schema'
import { decodeAvoids } from '@butterleaf/contract/meal-plan/codecs/avoids-codec'
import { type ActArgs, performForeseen } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { findItem } from '@butterleaf/domain/meal-plan/places'
import { guestsAt } from '@butterleaf/domain/meal-plan/table/guests'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changeTemplate } from '../change-plan.ts'
import type { TemplateKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { avoidsFaults } from './read-sent-table.ts'

type SentGuests = TemplateKey & Omit<ActArgs['setGuests'], 'avoids'> & Readonly<{ avoids?: WireAvoids }>

/** TOG-2: who eats along at a meal, and what they may not eat. */
export function setGuests(context: PlanContext, { avoids, ...key }: SentGuests): Promise<LoadedPlan> {
  return changeTemplate(context, key, 'setGuests', (template) => {
    const found = findItem(template, key)
    const before = found && guestsAt(found.day, found.item.id)
    const faults = avoidsFaults(avoids, context.recipes.corpus, before?.avoids)
    if (faults.length > 0) throw new AppError('invalid-input', { faults })
    return performForeseen(template, 'setGuests', {
      ...key,
      ...(avoids !== undefined && { avoids: decodeAvoids(avoids) }),
    })
  })
}
