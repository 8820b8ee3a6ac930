import { useMutation } from '@tanstack/react-query'
import { Crosshair, ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { maxImageBytes } from '#platform/pictures.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { featureApi, messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import type { imagesContract } from '../contract.ts'
import { Picture } from './picture.tsx'

const imagesApi = featureApi<typeof imagesContract>('images')

interface Focus {
  readonly x: number
  readonly y: number
}

interface Props {
  readonly label: string
  readonly image: string | null
  readonly onImage: (image: string | null) => void
  /** Where a part is shown that somebody chooses; otherwise the middle, round. */
  readonly focus?: Focus
  readonly onFocus?: (focus: Focus) => void
}

const centre: Focus = { x: 50, y: 50 }

/** A picture to choose or drop, and the point of it that stays in sight: by a click, or by the arrow keys. */
export function PictureField({ label, image, onImage, focus, onFocus }: Props) {
  const { field: texts } = useTexts('images')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const upload = useMutation(
    imagesApi.upload.mutationOptions({
      onSuccess: ({ id }) => {
        onImage(id)
        onFocus?.(centre)
      },
    }),
  )
  const take = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > maxImageBytes)
    upload.reset()
    if (file.size <= maxImageBytes) upload.mutate({ file })
  }
  const error = isTooLarge ? texts.tooLarge : upload.error && messageOf(upload.error, texts.failed)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium text-text">{label}</legend>
      <div
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
        className={`relative overflow-hidden border ${focus ? 'aspect-[16/9] w-full max-w-[420px] rounded-card' : 'size-32 rounded-full'} ${isOver ? 'border-accent' : 'border-line'} bg-sunken`}
      >
        {image === null ? (
          <button
            type="button"
            aria-label={focus ? undefined : texts.choose}
            onClick={() => input.current?.click()}
            className="flex size-full flex-col items-center justify-center gap-2 text-text-2 -outline-offset-4 hover:text-text"
          >
            <ImagePlus aria-hidden size={22} className="text-text-3" />
            {focus && texts.choose}
            {focus && <span className="text-12 text-text-3">{texts.hint}</span>}
          </button>
        ) : focus && onFocus ? (
          <FocusPoint image={image} focus={focus} onFocus={onFocus} />
        ) : (
          <Picture id={image} focus={centre} sizes="128px" className="size-full" />
        )}
        {upload.isPending && (
          <span className="absolute inset-0 flex items-center justify-center bg-surface/70">
            <Spinner />
          </span>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-13 text-danger">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        name="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {image !== null && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden size={14} />
            {texts.replace}
          </Button>
          {focus && (
            <Button size="sm" disabled={focus.x === 50 && focus.y === 50} onClick={() => onFocus?.(centre)}>
              <Crosshair aria-hidden size={14} />
              {texts.reset}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => onImage(null)}>
            <Trash2 aria-hidden size={14} />
            {texts.remove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function FocusPoint({
  image,
  focus,
  onFocus,
}: {
  image: string
  focus: Focus
  readonly onFocus: (focus: Focus) => void
}) {
  const { field: texts } = useTexts('images')
  const place = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onFocus({
      x: percent(((event.clientX - box.left) / box.width) * 100),
      y: percent(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-5, 0],
    ArrowRight: [5, 0],
    ArrowUp: [0, -5],
    ArrowDown: [0, 5],
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onFocus({ x: percent(focus.x + by[0]), y: percent(focus.y + by[1]) })
  }
  return (
    <button
      type="button"
      aria-label={texts.focus(focus.x, focus.y)}
      onPointerDown={place}
      onKeyDown={step}
      className="relative block size-full cursor-crosshair -outline-offset-4"
    >
      <Picture id={image} focus={focus} sizes="420px" className="size-full" />
      <span
        aria-hidden
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_rgb(0_0_0/0.6),inset_0_0_0_1.5px_rgb(0_0_0/0.6)]"
      />
    </button>
  )
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))
