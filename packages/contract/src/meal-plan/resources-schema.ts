import { equipment } from '@butterleaf/domain/cooking/equipment'
import { adventures } from '@butterleaf/domain/onboarding/palate'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { z } from 'zod'
import {
  preferencesShape,
  profileShape,
  rangesSchema,
  schedulesSchema,
  shoppingSchema,
  snackRoomSchema,
  weekdayTimesSchema,
} from '../onboarding/personality-schema.ts'

const mode = z.union([z.literal(1), z.literal(2)])
const codes = z.array(z.int())

/** What the plan was made from, every default filled in: sent back changed, it makes the next plan. */
export const resourcesSchema = z
  .object({
    profile: z.object({
      gender: z.union([z.literal(1), z.literal(2)]),
      age: z.number(),
      bodyFat: z.number(),
      height: z.number(),
      weight: z.number(),
      activityLevel: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      motive: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      carbs: z.number(),
      deficit: z.number(),
      protein: z.number(),
      nutrition: rangesSchema,
    }),
    preferences: z.object({
      mode,
      unit: z.enum(['us', 'metric']),
      allergen: codes,
      intolerance: codes,
      scaling: z.int(),
      schedules: schedulesSchema,
      budget: z.union([z.literal(0), z.literal(1)]),
      avoidedIngredients: z.array(z.object({ name: z.string() })),
      avoidedGroups: z.array(z.string()).optional(),
      lacksEquipment: z.array(z.enum(equipment)).optional(),
      likedCuisines: z.array(z.enum(cuisines)).optional(),
      dislikedCuisines: z.array(z.enum(cuisines)).optional(),
      adventure: z.enum(adventures).optional(),
      shopping: shoppingSchema.optional(),
      weekdayTimes: weekdayTimesSchema.optional(),
      minerals: z.union([z.literal(0), z.literal(1)]).optional(),
      sodiumLimit: z.number().optional(),
      snackRoom: snackRoomSchema.optional(),
    }),
  })
  .meta({ id: 'Resources' })
export type Resources = z.infer<typeof resourcesSchema>

/** As a client sends them; what is left out is computed or has its default, and what is missing is named. */
export const sentResourcesSchema = z.object({
  profile: z.object(profileShape),
  preferences: z.object(preferencesShape),
})
export type SentResources = z.infer<typeof sentResourcesSchema>
