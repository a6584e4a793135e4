import { kitchenWarningKinds } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import { z } from 'zod'

/** ED-4 */
export const kitchenWarningSchema = z
  .object({
    kind: z
      .enum(kitchenWarningKinds)
      .describe(
        'load: more than lies in one layer; doneness: nothing says when raw meat is done; rinsing: of raw poultry or liver; foil: under fat that a broiler drips on',
      ),
    stepIndex: z.int().describe('The step that it is about, from 0'),
    text: z.string().describe('As it is read, with the measures of both kitchens: a 30 cm (12 in) pan'),
  })
  .meta({
    id: 'KitchenWarning',
    description:
      'What a rule of the kitchen says of a person’s own recipe. It keeps nothing from being saved',
  })
