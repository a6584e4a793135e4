import Download from 'virtual:lucide/download'
import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { useState } from 'react'
import { downloadOwnRecipe, type RecipeFileKind } from '#lib/own-recipes/own-recipe-queries.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'

const kinds = [
  { kind: 'json-ld', label: 'JSON-LD' },
  { kind: 'cooklang', label: 'Cooklang' },
] as const satisfies readonly { kind: RecipeFileKind; label: string }[]

/** [OWN-4] The recipe as a file that other cookbooks read. */
export default function SaveCopy({ recipe: { id } }: { recipe: WireOwnRecipe }) {
  const [busy, setBusy] = useState<RecipeFileKind>()
  const toasts = useToasts()
  const download = async (kind: RecipeFileKind) => {
    setBusy(kind)
    try {
      await downloadOwnRecipe(id, kind)
    } catch {
      toasts.show('The file can’t be made right now. Please try again.', { tone: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Card as="section" aria-label="Save a copy" className="grid gap-3">
      <h2 className="text-lg">Save a copy</h2>
      <p className="text-sm text-pretty text-muted">A file that other cookbooks and recipe apps read.</p>
      <div className="flex flex-wrap gap-3">
        {kinds.map(({ kind, label }) => (
          <Button key={kind} look="quiet" busy={busy === kind} onClick={() => void download(kind)}>
            <Download aria-hidden className="size-5" />
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}
