import { ownRecipeCalls } from '@butterleaf/contract/own-recipes/calls'
import { api } from '#lib/api/api.ts'
import { downloadFile } from '#lib/download-file.ts'

export type RecipeFileKind = 'json-ld' | 'cooklang'

export function downloadOwnRecipe(id: string, kind: RecipeFileKind): Promise<void> {
  const call = kind === 'json-ld' ? ownRecipeCalls.exportJsonLd : ownRecipeCalls.exportCooklang
  return downloadFile(api.open<NonNullable<(typeof call)['types']>>(call, { params: { id } }))
}
