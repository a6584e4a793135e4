import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { Section } from './section.tsx'

type Shown = 'recipe' | 'form' | 'confirm' | null

export function OverlaysSection() {
  const toasts = useToasts()
  const [shown, setShown] = useState<Shown>(null)
  const [mass, setMass] = useState<number | null>(82.4)
  const openerOf = (which: Shown) => (isOpen: boolean) => setShown(isOpen ? which : null)
  return (
    <Section title="Overlays">
      <Card className="flex flex-wrap gap-3">
        <Button onClick={() => setShown('recipe')}>Open a sheet</Button>
        <Button onClick={() => setShown('form')}>Open a form</Button>
        <Button look="danger" onClick={() => setShown('confirm')}>
          Delete
        </Button>
        <Button look="quiet" onClick={() => toasts.show('Saved for tomorrow.')}>
          Toast
        </Button>
        <Button look="quiet" onClick={() => toasts.show('Saved.', { tone: 'done', action: undo })}>
          Toast with a way back
        </Button>
        <Button look="quiet" onClick={() => toasts.show('That did not save. Try again.', { tone: 'error' })}>
          Toast of an error
        </Button>
      </Card>
      <Drawer
        isOpen={shown === 'recipe'}
        onOpenChange={openerOf('recipe')}
        title="Skillet salmon, lemon cream & wilted greens"
        description="611 kcal, ready in 25 minutes. Serves 1."
        media={<div className="h-52 bg-butter/40" />}
      >
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg">Cook this</Button>
          <Button size="lg" look="ghost">
            Swap
          </Button>
        </div>
      </Drawer>
      <Drawer
        isOpen={shown === 'form'}
        onOpenChange={openerOf('form')}
        title="Weigh in"
        footer={
          <Button size="lg" isWide onClick={() => setShown(null)}>
            Save
          </Button>
        }
      >
        <NumberStepper
          label="Weight"
          unit="kg"
          value={mass}
          onValueChange={setMass}
          step={0.1}
          min={22}
          max={635}
        />
      </Drawer>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        onOpenChange={openerOf('confirm')}
        title="Delete this day?"
        body="Its number and note go. The rest of your log stays."
        confirmLabel="Delete"
        onConfirm={() => setShown(null)}
        isDanger
      />
    </Section>
  )
}

const undo = { label: 'Undo', onPress: () => {} }
