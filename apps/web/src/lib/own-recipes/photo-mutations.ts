import { ownRecipeCalls, type WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { showSavedRecipe } from './own-recipe-queries.ts'

export function useChangePhoto(id: string) {
  return usePhotoChange((photo: File) =>
    api.send(ownRecipeCalls.changePhoto, { params: { id }, body: { photo } }),
  )
}

export function useRemovePhoto(id: string) {
  return usePhotoChange<void>(() => api.send(ownRecipeCalls.removePhoto, { params: { id } }))
}

function usePhotoChange<Sent>(send: (sent: Sent) => Promise<WireOwnRecipe>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSuccess: (saved) => showSavedRecipe(queries, saved) })
}
