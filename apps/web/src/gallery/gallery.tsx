import ArrowLeft from 'virtual:lucide/arrow-left'
import Flag from 'virtual:lucide/flag'
import RefreshCw from 'virtual:lucide/refresh-cw'
import Search from 'virtual:lucide/search'
import X from 'virtual:lucide/x'
import { type ReactNode, useId, useState } from 'react'
import { setTheme, type Theme, useTheme } from '#lib/device/theme.ts'
import { Button } from '#ui/action/button.tsx'
import { ButtonLink } from '#ui/action/button-link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Calendar } from '#ui/calendar/calendar.tsx'
import { addDays, formatIsoDate } from '#ui/calendar/iso-date.ts'
import { LineChart } from '#ui/data/line-chart.tsx'
import { MacroBar } from '#ui/data/macro-bar.tsx'
import { Ring } from '#ui/data/ring.tsx'
import { WindowedList } from '#ui/data/windowed-list.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { RemovableChips } from '#ui/form/removable-chips.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { SuggestInput } from '#ui/form/suggest-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { UiProvider } from '#ui/ui-provider.tsx'

const themeOptions: { value: Theme; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Every component of the design system on one page, for development only. */
export default function Gallery() {
  return (
    <UiProvider>
      <div className="mx-auto max-w-6xl px-4 pt-4 pb-32">
        <header className="flex flex-wrap items-center justify-between gap-4 py-4">
          <h1>Components</h1>
          <Segmented label="Theme" options={themeOptions} value={useTheme()} onValueChange={setTheme} />
        </header>
        <main className="grid items-start gap-12 lg:grid-cols-2">
          <TypeSection />
          <ButtonsSection />
          <FieldsSection />
          <ChoicesSection />
          <FiguresSection />
          <DatesSection />
          <OverlaysSection />
          <StatesSection />
          <ListsSection />
        </main>
      </div>
    </UiProvider>
  )
}

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunk', 'bg-sunk'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['leaf', 'bg-leaf'],
  ['paprika', 'bg-paprika'],
  ['butter', 'bg-butter'],
  ['line', 'bg-line'],
  ['hairline', 'bg-hairline'],
] as const

function TypeSection() {
  return (
    <Section title="Type and colour">
      <Card>
        <p className="font-display text-3xl">82.3 kg</p>
        <p className="mt-2 font-display text-2xl">Skillet salmon, lemon cream</p>
        <p className="mt-2 font-display text-xl">November 2026</p>
        <p className="mt-2 text-lg">A lead of twenty pixels for the first line.</p>
        <p className="mt-2">Body text at seventeen: calm, generous, confident.</p>
        <p className="mt-2 text-sm text-muted">Fifteen for what stands beside, 1,839 of 1,850.</p>
        <p className="mt-2 text-xs text-muted">Thirteen for labels of axes and columns.</p>
      </Card>
      <ul className="grid grid-cols-5 gap-2">
        {swatches.map(([name, fill]) => (
          <li key={name} className="text-xs text-muted">
            <span className={`mb-1 block h-12 rounded-field border border-hairline ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const looks = ['leaf', 'butter', 'quiet', 'ghost', 'danger'] as const

function ButtonsSection() {
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <Section title="Buttons">
      <Card className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          {looks.map((look) => (
            <Button key={look} look={look} size="sm">
              Mark {look}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button>Weigh in</Button>
          <Button look="ghost">
            <RefreshCw aria-hidden className="size-5" />
            Swap
          </Button>
          <ButtonLink href="#fields" look="quiet">
            A link
          </ButtonLink>
          <Button why="Something else comes first.">Not now</Button>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" busy={busy} onClick={work}>
            Cook this
          </Button>
          <Button size="lg" look="butter" busy>
            Saving
          </Button>
        </div>
        <Button size="lg" isWide>
          Next
        </Button>
        <div className="flex items-center gap-3">
          <IconButton label="Back">
            <ArrowLeft aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Close" look="surface">
            <X aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Refreshing" look="plain" busy>
            <RefreshCw aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Refresh" look="plain">
            <RefreshCw aria-hidden className="size-5" />
          </IconButton>
          <Spinner label="Loading" className="size-7 text-leaf" />
        </div>
      </Card>
    </Section>
  )
}

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
] as const

function FieldsSection() {
  const [years, setYears] = useState<number | null>(34)
  const [mass, setMass] = useState<number | null>(82.4)
  const [share, setShare] = useState(28)
  const [size, setSize] = useState<'s' | 'm' | 'l'>('m')
  return (
    <Section title="Fields">
      <Card className="grid gap-6">
        <NumberStepper label="Age" unit="years" value={years} onValueChange={setYears} min={10} max={120} />
        <NumberStepper
          label="Weight"
          unit="kg"
          value={mass}
          onValueChange={setMass}
          min={22}
          max={635}
          step={0.1}
          decimals={2}
          hint="In the morning, before breakfast."
        />
        <Slider
          label="Body fat"
          value={share}
          onValueChange={setShare}
          min={5}
          max={50}
          formatValue={(percent) => `${percent}%`}
        />
        <Field label="E-mail" hint="We send the receipt there.">
          <TextInput type="email" name="email" autoComplete="email" placeholder="you@example.com" />
        </Field>
        <Field label="Date" error="Choose a day up to today.">
          <TextInput type="date" defaultValue="2026-11-21" />
        </Field>
        <Field label="Find">
          <TextInput type="search" leading={<Search aria-hidden className="size-5" />} placeholder="Salmon" />
        </Field>
        <Field label="Height">
          <TextInput inputMode="numeric" defaultValue="178" trailing="cm" />
        </Field>
        <Field label="Note">
          <TextArea defaultValue="Slept well." />
        </Field>
        <Segmented label="Size" options={sizes} value={size} onValueChange={setSize} isWide />
      </Card>
    </Section>
  )
}

const ways = [
  { value: 'slow', label: 'Slowly', note: 'There is time' },
  { value: 'fast', label: 'Fast', note: 'There is none' },
] as const

const colors = ['Green', 'Yellow', 'Red', 'White', 'Gray'] as const

function ChoicesSection() {
  const [way, setWay] = useState<'slow' | 'fast' | null>(null)
  const [minutes, setMinutes] = useState<number | null>(30)
  const [on, setOn] = useState<readonly string[]>(['Green'])
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<readonly string[]>(['Red', 'White'])
  const found = colors.filter(
    (color) => text !== '' && color.toLowerCase().includes(text.toLowerCase()) && !picked.includes(color),
  )
  return (
    <Section title="Choices">
      <Card className="grid gap-6">
        <ChoiceGroup label="How would you like it?" choices={ways} value={way} onValueChange={setWay} />
        <ChoiceGroup
          label="Minutes"
          isRow
          choices={[15, 30, 60].map((value) => ({ value, label: value }))}
          value={minutes}
          onValueChange={setMinutes}
        />
        <ToggleChips
          label="Colors"
          chips={colors.map((value) => ({ value, label: value }))}
          values={on}
          onToggle={(color, isOn) => setOn(isOn ? [...on, color] : on.filter((other) => other !== color))}
        />
        <Field label="Find a color">
          <SuggestInput
            text={text}
            onTextChange={setText}
            suggestions={found}
            onPick={(color) => {
              setPicked([...picked, color])
              setText('')
            }}
            listLabel="Colors found"
            leading={<Search aria-hidden className="size-5" />}
          />
        </Field>
        <RemovableChips
          label="Colors picked"
          texts={picked}
          onRemove={(color) => setPicked(picked.filter((other) => other !== color))}
        />
      </Card>
    </Section>
  )
}

const today = '2026-11-20'
const marked = new Set([1, 2, 4, 5, 6, 7, 9, 11, 12, 13, 14, 15, 16, 18, 20].map(dayOfNovember))

function dayOfNovember(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}`
}

function DatesSection() {
  const [selected, setSelected] = useState<string | null>('2026-11-12')
  const labelOf = (date: string) => {
    const name = formatIsoDate(date, 'en', { weekday: 'long', day: 'numeric', month: 'long' })
    return marked.has(date) ? `${name}, logged` : name
  }
  return (
    <Section title="Days">
      <Card padding="sm">
        <Calendar
          today={today}
          max={today}
          selected={selected}
          onSelect={setSelected}
          marked={marked}
          dayLabel={labelOf}
          locale="en-GB"
        />
      </Card>
    </Section>
  )
}

const firstDay = '2026-08-29'
const kg = (value: number) => `${value.toFixed(1)} kg`
const shortDate = (date: string) => formatIsoDate(date, 'en', { day: 'numeric', month: 'short' })

// A slow fall with a wobble that looks like life, the same on every visit.
const log = Array.from({ length: 84 }, (_, day) => {
  const trend = 88.4 - day * 0.072
  return {
    date: addDays(firstDay, day),
    value: Number((trend + Math.sin(day * 2.7) * 0.35 + Math.sin(day * 0.9) * 0.3).toFixed(1)),
    trend: Number((trend + Math.sin(day * 0.25) * 0.2).toFixed(2)),
  }
}).filter((_, day) => day % 7 !== 3 && day % 11 !== 5)

const periods = [
  { value: '14', label: '2W', name: '2 weeks' },
  { value: '30', label: '1M', name: '1 month' },
  { value: '90', label: '3M', name: '3 months' },
] as const

function FiguresSection() {
  const [period, setPeriod] = useState<'14' | '30' | '90'>('90')
  const points = log.slice(-Number(period))
  return (
    <Section title="Figures">
      <Card padding="sm">
        <p className="font-display text-xl">
          1,839 <span className="font-sans text-sm text-muted">of 1,850 kcal</span>
        </p>
        <div className="mt-3 grid grid-cols-3 gap-4">
          <MacroBar label="Fat" value={149} target={148} unit="g" />
          <MacroBar label="Protein" value={96} target={104} unit="g" note="8 g short" />
          <MacroBar label="Net carbs" value={31} target={25} unit="g" note="6 g over" />
        </div>
      </Card>
      <Card padding="sm" className="grid grid-cols-3 gap-4">
        <MacroBar label="Fat" value={149} minimum={133} target={163} unit="g" note="133–163 g" />
        <MacroBar label="Protein" value={82} minimum={94} target={130} unit="g" note="12 g short" />
        <MacroBar label="Net carbs" value={21} minimum={0} target={25} unit="g" note="up to 25 g" />
      </Card>
      <Card padding="sm">
        <Segmented
          label="Period"
          options={periods}
          value={period}
          onValueChange={setPeriod}
          className="mb-4"
        />
        <LineChart
          points={points}
          caption="Weight over time"
          goal={{ value: 78, label: 'Goal 78 kg' }}
          formatValue={kg}
          formatDate={shortDate}
          pointNote={({ date, trend = 0 }) => `on ${shortDate(date)}, trend ${kg(trend)}`}
          headings={{ date: 'Date', value: 'Weight', trend: 'Trend' }}
        />
      </Card>
      <Card className="flex items-center gap-6">
        <Ring label="Progress" value={4 / 11} valueText="Step 4 of 11">
          4/11
        </Ring>
        <ProgressBar
          label="There"
          value={0.59}
          end={<Flag aria-hidden className="size-5 text-paprika" />}
          className="flex-1"
        />
      </Card>
      <Card padding="sm">
        <LineChart
          points={log.slice(0, 1)}
          caption="One point"
          formatValue={kg}
          formatDate={shortDate}
          headings={{ date: 'Date', value: 'Weight' }}
        />
      </Card>
    </Section>
  )
}

const page = 20
const most = 200

function ListsSection() {
  const [count, setCount] = useState(page)
  const rows = Array.from({ length: count }, (_, at) => `Row ${at + 1}`)
  return (
    <Section title="Long lists">
      <WindowedList
        label="Rows"
        items={rows}
        keyOf={(row) => row}
        estimatePx={66}
        isOpenEnded={count < most}
        onNearEnd={() => setCount(Math.min(most, count + page))}
      >
        {(row) => <Card padding="sm">{row}</Card>}
      </WindowedList>
    </Section>
  )
}

type Shown = 'recipe' | 'form' | 'confirm' | null

function OverlaysSection() {
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

function StatesSection() {
  return (
    <Section title="States">
      <Banner>Your plan changes at the next renewal.</Banner>
      <Banner
        tone="warning"
        action={
          <Button look="ghost" size="sm" className="border-on-butter text-on-butter">
            Build
          </Button>
        }
      >
        Build days 1–7 to unlock the rest.
      </Banner>
      <Banner tone="danger">Your card was declined.</Banner>
      <Card padding="sm">
        <Loading label="Loading" className="flex items-center gap-4">
          <Skeleton shape="circle" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="max-w-24" />
            <Skeleton shape="title" className="w-full" />
            <Skeleton className="max-w-48" />
          </div>
        </Loading>
      </Card>
      <Card padding="sm">
        <EmptyState
          picture={<div className="size-36 rounded-full bg-butter" />}
          title="Nothing logged yet"
          action={<Button>Weigh in</Button>}
        >
          Your first number starts the line.
        </EmptyState>
      </Card>
      <Card padding="sm">
        <ErrorState title="We couldn’t load this" onRetry={() => {}}>
          Check your connection, then try again.
        </ErrorState>
      </Card>
    </Section>
  )
}

/** One named group of the gallery. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
