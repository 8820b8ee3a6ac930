import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { NamedDocument } from '#platform/server/documents/document.ts'
import {
  type DrawnDocument,
  drawDocumentInChild,
  drawDocumentsInChild,
} from '#platform/server/documents/draw-in-child.ts'

/** Some thirty papers a second go by when nothing else runs. */
const milliseconds = 60_000

const within = ({ actor }: Member) => ({
  asker: { organizationId: actor.organizationId, personId: actor.profileId },
  milliseconds,
})

/** @throws Refusal `papers.busy` */
export const pdfOf = async (member: Member, { name, paper }: NamedDocument): Promise<File> =>
  fileOf(await drawDocumentInChild(paper, within(member)), name, 'application/pdf')

/**
 * One for each, in an archive: each can be given to whom it concerns.
 * @throws Refusal `papers.busy`
 */
export const archiveOf = async (member: Member, name: string, papers: readonly NamedDocument[]): Promise<File> =>
  fileOf(await drawDocumentsInChild(papers, within(member)), name, 'application/zip')

function fileOf(drawn: DrawnDocument, name: string, type: string): File {
  if (drawn === 'busy') throw new Refusal('papers.busy')
  return new File([new Uint8Array(drawn)], name, { type })
}

/** What a file can be called on any system: `abrechnung-2026-10-zoe-dang.pdf`. */
export const fileName = (words: readonly string[], ending: string): string =>
  `${words
    .map(word =>
      word
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, maxWordLength),
    )
    .filter(word => word !== '')
    .join('-')}.${ending}`

const maxWordLength = 80
