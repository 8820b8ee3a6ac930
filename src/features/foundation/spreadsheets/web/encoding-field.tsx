import { useTexts } from '#platform/web/i18n.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import type { EncodingChoices } from '../schema.ts'
import { type SingleByteEncoding, singleByteEncodings } from '../single-byte.ts'

interface Props {
  readonly encoding: string | null
  readonly choices: EncodingChoices
  readonly onChange: (encoding: SingleByteEncoding) => void
}

/** How the letters of a text are meant, by how names in it read; nothing where there is one way. */
export function EncodingField({ encoding, choices, onChange }: Props) {
  const texts = useTexts('spreadsheets')
  const chosen = singleByteEncodings.find(each => each === encoding)
  if (choices === null || chosen === undefined) return null
  return (
    <Select
      label={texts.encoding}
      hint={texts.encodingHint}
      value={chosen}
      options={choices.map(({ encoding: value, samples }) => ({
        value,
        label: [samples.join(', '), texts.encodings[value]].filter(text => text !== '').join(' · '),
      }))}
      onChange={onChange}
    />
  )
}
