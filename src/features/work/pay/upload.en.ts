import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['payUpload']> = {
  title: 'Revenue that earns no commission',
  person: (name, currencies, paidIn) => `${name}: no commission (revenue in ${currencies}, paid in ${paidIn})`,
  more: count => (count === 1 ? 'and 1 more person' : `and ${count} more people`),
  advice:
    'Staffel doesn’t convert currencies. Upload this revenue in the person’s pay currency, or add a bonus to the pay run.',
  general: 'Commission is only paid on revenue in a person’s pay currency. The pay run shows any mismatches.',
}
