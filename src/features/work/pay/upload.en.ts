import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['payUpload']> = {
  title: 'Revenue without commission',
  person: (name, currencies, paidIn) => `${name}: revenue in ${currencies}, paid in ${paidIn}: no commission`,
  more: count => (count === 1 ? 'and one more person' : `and ${count} more people`),
  advice:
    'Staffel converts no currencies. Upload this revenue in the currency of the pay, or add a bonus to the pay run.',
  general:
    'Commission is paid only for revenue in the currency that a person is paid in. The pay run shows where this does not match.',
}
