import type { Language } from '#kit/catalogue.ts'

/** What stands on A4, in the words of whoever makes it: the room knows pages, tables and letters, and nothing of what they say. */
export interface PdfDocument {
  readonly language: Language
  readonly layout: 'portrait' | 'landscape'
  readonly title: string
  /** Whose, and of when: beneath the title, and with it at the head of each further page. */
  readonly about: string
  /** Who hands it out, at the foot of each page. */
  readonly by: string
  /** What nobody must overlook, on each page: that it is a draft. */
  readonly mark: string | null
  readonly sections: readonly PdfSection[]
}

/** Programs show it instead of the file's name, and further pages begin with it. */
export const titleOf = ({ title, about }: PdfDocument): string => `${title} · ${about}`

export interface PdfSection {
  /** Stands over the table on each page that it goes on to. */
  readonly heading: string | null
  readonly body: Facts | PdfTable | Note
}

export interface Facts {
  readonly kind: 'facts'
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** A longer text, small. */
interface Note {
  readonly kind: 'note'
  readonly lines: readonly string[]
}

export interface PdfTable {
  readonly kind: 'table'
  readonly columns: readonly PdfColumn[]
  /** A row stays on one page; its cells wrap. */
  readonly rows: readonly PdfRow[]
  /** The last one, set off from the others. */
  readonly sum: PdfRow | null
}

export interface PdfColumn {
  readonly title: string
  /** Of the width of the page, next to the others'. */
  readonly share: number
  /** Numbers stand at the end. */
  readonly at: 'start' | 'end'
}

export type PdfRow = readonly PdfCell[]

/** One line or several beneath each other. */
export type PdfCell = PdfLine | readonly PdfLine[]

/** A loud one is what somebody looks for on the paper. */
export type PdfLine = string | { readonly loud: string }

export interface NamedDocument {
  readonly name: string
  readonly paper: PdfDocument
}
