import { decodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import {
  ownRecipeCalls,
  type WireOwnRecipe,
  type WireOwnRecipeSave,
  type WireOwnRecipeSummary,
  type WireOwnRecipesCreated,
} from '@butterleaf/contract/own-recipes/calls'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { downloadFile } from '#lib/download-file.ts'
import { fieldErrors, isProblem } from '../api/api-problem.ts'

const key = 'own-recipes'

/** What a person brings. */
export type RecipeToAdd =
  | { kind: 'text'; text: string }
  | { kind: 'link'; link: string }
  | { kind: 'file'; name: string; base64: string }

export function useOwnRecipes(page: number) {
  return useQuery({
    queryKey: [key, 'page', page],
    queryFn: () => api.send(ownRecipeCalls.list, { query: { page } }),
  })
}

export function useOwnRecipe(id: string) {
  return useQuery({
    queryKey: [key, 'one', id],
    queryFn: () => readRecipe(id),
  })
}

/** The foods a line may name beside those of the food table. */
export function useOwnFoods() {
  return useQuery({
    queryKey: [key, 'foods'],
    queryFn: async () => (await api.send(ownRecipeCalls.listFoods, {})).foods,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useAddRecipe() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (added: RecipeToAdd): Promise<WireOwnRecipesCreated> => sendRecipe(added),
    onSuccess: () => refreshRecipes(queries),
  })
}

function sendRecipe(added: RecipeToAdd): Promise<WireOwnRecipesCreated> {
  switch (added.kind) {
    case 'text':
      return api.send(ownRecipeCalls.createFromText, { body: { text: added.text } })
    case 'link':
      return api.send(ownRecipeCalls.createFromLink, { body: { link: added.link } })
    case 'file':
      return api.send(ownRecipeCalls.createFromFile, { body: { name: added.name, base64: added.base64 } })
  }
}

/** Begins an own version of one of ours. */
export function useCopyRecipe() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (recipeId: string) => api.send(ownRecipeCalls.copy, { body: { recipeId } }),
    onSuccess: () => refreshRecipes(queries),
  })
}

type RecipeChange = Partial<WireOwnRecipeSave> & {
  /** The person said so, after the server named the days. */
  evenIfPlanned?: boolean
  /** The person said so, after the server named an edit in between: it is kept where this one says nothing. */
  isOverOther?: boolean
}

function plannedQuery(evenIfPlanned: boolean): { evenIfPlanned?: 'true' } {
  return evenIfPlanned ? { evenIfPlanned: 'true' } : {}
}

/** Saves what changed; the rest is sent as it is. */
export function useSaveRecipe(recipe: WireOwnRecipe, onSaved?: () => void) {
  const queries = useQueryClient()
  const { id } = recipe
  return useMutation({
    mutationFn: async ({ evenIfPlanned = false, isOverOther = false, ...change }: RecipeChange) => {
      const known = isOverOther ? await readRecipe(id) : recipe
      const version = isOverOther ? known.version : (change.version ?? known.version)
      return api.send(ownRecipeCalls.save, {
        params: { id },
        query: plannedQuery(evenIfPlanned),
        body: { ...editOf(known), ...change, version },
      })
    },
    onSuccess: (saved) => {
      showSavedRecipe(queries, saved)
      onSaved?.()
    },
  })
}

/** The recipe as it is stored now. */
export function useReloadRecipe(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => readRecipe(id),
    onSuccess: (stored) => queries.setQueryData([key, 'one', id], stored),
  })
}

function readRecipe(id: string): Promise<WireOwnRecipe> {
  return api.send(ownRecipeCalls.read, { params: { id } })
}

function showSavedRecipe(queries: QueryClient, saved: WireOwnRecipe): void {
  queries.setQueryData([key, 'one', saved.id], saved)
  refreshRecipes(queries)
}

export function useDeleteRecipe(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (evenIfPlanned: boolean) =>
      api.send(ownRecipeCalls.delete, {
        params: { id },
        query: plannedQuery(evenIfPlanned),
      }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: [key, 'one', id] })
      refreshRecipes(queries)
    },
  })
}

/** All that a person edits. */
function editOf(recipe: WireOwnRecipe): WireOwnRecipeSave {
  const { title, meal, servings, prepMinutes, cookMinutes, isPlanned, lines, steps } = recipe
  return { title, meal, servings, prepMinutes, cookMinutes, isPlanned, lines: lines.map(sentLine), steps }
}

function sentLine({
  words,
  group,
  food,
  grams,
  isToTaste,
  isOptional,
  note,
}: WireOwnRecipe['lines'][number]) {
  return { words, group, food, grams, isToTaste, isOptional, note }
}

/** Plan, browse and cards show recipes too. The food table never changes. */
function refreshRecipes(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'food-table' })
}

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

/** The recipe was edited elsewhere since this edit began. */
export function isStaleEdit(error: unknown): boolean {
  return isProblem(error, 'conflict') && fieldErrors(error).version !== undefined
}

/** Undefined while they aren't known. */
export function figuresOfWire(figures: WireOwnRecipeSummary['perServing']): Macros | undefined {
  return figures ? decodeMacros(figures) : undefined
}

export type RecipeFileKind = 'json-ld' | 'cooklang'

export function downloadOwnRecipe(id: string, kind: RecipeFileKind): Promise<void> {
  const call = kind === 'json-ld' ? ownRecipeCalls.exportJsonLd : ownRecipeCalls.exportCooklang
  return downloadFile(api.open<NonNullable<(typeof call)['types']>>(call, { params: { id } }))
}
