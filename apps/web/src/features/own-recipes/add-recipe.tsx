import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldErrors } from '#lib/api/api-problem.ts'
import { useDraft } from '#lib/device/draft.ts'
import { type RecipeToAdd, useAddRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { pathTo } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'

const ways = [
  { value: 'text', label: 'Text' },
  { value: 'link', label: 'Link' },
  { value: 'file', label: 'File' },
] as const
type Way = (typeof ways)[number]['value']

type AddRecipeProps = { sharedText: string | undefined; sharedLink: string | undefined }

/** [OWN-1] Paste or type it, name its page, or choose its file. What was typed stays until it is read, also through a reload. */
export function AddRecipe({ sharedText = '', sharedLink = '' }: AddRecipeProps) {
  // What another app shares begins a draft of its own.
  const draft = useDraft(`own-recipe-new.${sharedLink || sharedText.slice(0, 80)}`, {
    way: (sharedLink ? 'link' : 'text') as Way,
    ...{ text: sharedText, link: sharedLink },
  })
  const { way, text, link } = draft.values
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState<string>()
  const add = useAddRecipe()
  const navigate = useNavigate()
  const toasts = useToasts()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    add.reset()
    const fault = faultOf(way, { text, link, file })
    setMissing(fault)
    if (fault !== undefined) return
    const sent = await recipeToAdd(way, { text, link, file })
    add.mutate(sent, {
      onSuccess: ({ recipes, skipped }) => {
        const [first] = recipes
        draft.clear()
        if (recipes.length === 1 && first)
          return void navigate(pathTo('app.recipes.yours.recipe', { recipeId: first.id }))
        draft.change({ text: '', link: '' })
        setFile(undefined)
        const left = skipped > 0 ? `, ${skipped} couldn’t be read` : ''
        toasts.show(`${recipes.length} recipes added${left}`, { tone: 'done' })
      },
    })
  }
  const errors = fieldErrors(add.error)
  const error = missing ?? errors.text ?? errors.link ?? errors.base64 ?? add.error?.message
  return (
    <Card as="section" aria-label="Add a recipe">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <h2 className="text-lg">Add a recipe</h2>
        <Segmented<Way>
          label="How it comes"
          options={ways}
          value={way}
          onValueChange={(next) => {
            draft.change({ way: next })
            setMissing(undefined)
            add.reset()
          }}
          isWide
        />
        {way === 'text' && (
          <Field label="Recipe" hint="Title, ingredients one on a line, then the steps" error={error}>
            <TextArea
              rows={8}
              value={text}
              onChange={(event) => draft.change({ text: event.target.value })}
            />
          </Field>
        )}
        {way === 'link' && (
          <Field label="Address of the page" hint="The page is read once" error={error}>
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={link}
              onChange={(event) => draft.change({ link: event.target.value })}
            />
          </Field>
        )}
        {way === 'file' && (
          <Field
            label="File"
            hint="JSON-LD, Cooklang, or an export of Mealie or Paprika, up to 2 MB"
            error={error}
          >
            <TextInput
              type="file"
              accept=".json,.jsonld,.cook,.txt,.md,.zip,.html,.paprikarecipe,.paprikarecipes"
              className="[&_input]:py-4"
              onChange={(event) => setFile(event.target.files?.[0])}
            />
          </Field>
        )}
        <Button type="submit" size="lg" busy={add.isPending} busyLabel="Reading the recipe">
          Read the recipe
        </Button>
      </form>
    </Card>
  )
}

type Typed = { text: string; link: string; file: File | undefined }

function faultOf(way: Way, { text, link, file }: Typed): string | undefined {
  if (way === 'text') return text.trim() === '' ? 'Paste or type a recipe first.' : undefined
  if (way === 'link') return link.trim() === '' ? 'Enter the address of a page first.' : undefined
  return file ? fileFault(file) : 'Choose a file first.'
}

async function recipeToAdd(way: Way, { text, link, file }: Typed): Promise<RecipeToAdd> {
  if (way === 'text') return { kind: 'text', text }
  if (way === 'link' || !file) return { kind: 'link', link }
  return { kind: 'file', name: file.name, base64: await fileAsBase64(file) }
}

const bytesAtOnce = 30_000

function fileFault({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty.'
  return size > ownRecipeBox.fileBytes ? 'The file may be 2 MB at most.' : undefined
}

async function fileAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In chunks: a function call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce))
  return btoa(text)
}
