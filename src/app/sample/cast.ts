import type { GroupColour } from '#kit/colour.ts'
import type { AccountType } from '#features/agency/creators/schema.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'

export interface CastMember {
  readonly mailbox: string
  readonly fullName: string
  readonly role: Role
  readonly timeZone?: string
}

export const owner: CastMember = { mailbox: 'owner', fullName: 'Mara Lindqvist', role: 'owner' }

export const staff: readonly CastMember[] = [
  { mailbox: 'admin', fullName: 'Jonas Reuter', role: 'admin' },
  { mailbox: 'admin02', fullName: 'Selin Aydın', role: 'admin' },
  { mailbox: 'lead', fullName: 'Henrike Voss', role: 'team_lead' },
  { mailbox: 'lead02', fullName: 'Tobias Kern', role: 'team_lead' },
  { mailbox: 'locked', fullName: 'Rico Sommer', role: 'locked' },
]

const chatterNames = [
  'Anna Brückner',
  'Amelie Hartwig',
  'Ben Nowak',
  'Carla Weiß',
  'Cem Öztürk',
  'Clara Engelhardt',
  'David Lorenz',
  'Elif Demir',
  'Emil Schreiber',
  'Fabian Krämer',
  'Finja Petersen',
  'Greta Pohl',
  'Hannes Vogt',
  'Ida Sørensen',
  'Jana Möller',
  'Jannik Behrens',
  'Jette Claußen',
  'Julian Ostermann',
  'Katharina Ruß',
  'Kian Rahimi',
  'Lara Winkler',
  'Lennart Fuchs',
  'Lina Großmann',
  'Luis Ferreira',
  'Maja Kowalski',
  'Marlon Bauer',
  'Melina Papadakis',
  'Mika Thomsen',
  'Nele Schäfer',
  'Nico Hoffmann',
  'Noah O’Brien',
  'Paula Jansen',
  'Pia Lehmann',
  'Rafael Costa',
  'Romy Dietrich',
  'Sami Haddad',
  'Sophie Albrecht',
  'Theo Wagner',
  'Vivien Nguyen',
  'Yara Schulz',
] as const

const zones: Readonly<Record<number, string>> = { 19: 'Asia/Dubai', 23: 'Europe/Lisbon', 33: 'America/Sao_Paulo' }

/** chatter@, then chatter01@ to chatter39@; a few live in other time zones. */
export const chatters: readonly CastMember[] = chatterNames.map((fullName, index) => ({
  mailbox: index === 0 ? 'chatter' : `chatter${String(index).padStart(2, '0')}`,
  fullName,
  role: 'chatter',
  ...(zones[index] === undefined ? {} : { timeZone: zones[index] }),
}))

/** Who has only just joined. */
export const newcomers: readonly CastMember[] = [
  { mailbox: 'chatter40', fullName: 'Zeynep Kaya', role: 'chatter', timeZone: 'Europe/Istanbul' },
  { mailbox: 'chatter41', fullName: 'Mateo Rojas', role: 'chatter' },
]

interface SampleCreator {
  readonly name: string
  readonly importance: number
  readonly description: string
  readonly tags: readonly string[]
  readonly accounts: readonly (readonly [platform: string, type?: AccountType])[]
  readonly channels: readonly string[]
}

const creator = (
  name: string,
  importance: number,
  description: string,
  tags: string,
  accounts: SampleCreator['accounts'],
  channels: string,
): SampleCreator => ({ name, importance, description, tags: tags.split(' '), accounts, channels: channels.split(' ') })

export const creators: readonly SampleCreator[] = [
  creator(
    'Luna Morgen',
    5,
    'Fitness und Reisen, sehr aktive Fans am Abend.',
    'fitness reisen',
    [['onlyfans'], ['onlyfans', 'secondary'], ['fansly']],
    'instagram tiktok twitter',
  ),
  creator(
    'Mila Sand',
    5,
    'Cosplay, viele Sonderwünsche.',
    'cosplay',
    [['onlyfans'], ['manyvids']],
    'twitter reddit twitch',
  ),
  creator('Nora Klee', 4, 'Natur und Yoga, ruhiger Ton.', 'yoga', [['fansly'], ['patreon']], 'instagram youtube'),
  creator(
    'Ivy Stern',
    4,
    'Gaming, Englisch bevorzugt.',
    'gaming english',
    [['onlyfans'], ['fansly']],
    'twitch discord',
  ),
  creator(
    'Valentina Rosso',
    5,
    'Mode, Italienisch und Deutsch.',
    'mode',
    [['onlyfans'], ['loyalfans']],
    'instagram threads',
  ),
  creator('Kaya Wolf', 3, 'Tattoos, direkter Ton.', 'tattoo', [['onlyfans']], 'instagram twitter'),
  creator('Romina Bell', 3, 'Plauderei, Stammkunden.', 'plauderei', [['justforfans'], ['fancentro']], 'telegram'),
  creator('Juno Hall', 4, 'Musik und Alltag.', 'musik', [['onlyfans'], ['ko-fi']], 'tiktok instagram'),
  creator('Sina Marell', 3, 'Live-Shows am Wochenende.', 'live', [['chaturbate'], ['streamate']], 'twitter'),
  creator('Alea Fink', 2, 'Neu seit diesem Monat.', 'neu', [['onlyfans']], 'instagram'),
  creator('Dana Vey', 3, 'Kochen und Späße.', 'kochen', [['fansly']], 'youtube facebook'),
  creator('Emilia Kraft', 4, 'Sport, viele Nachrichten am Morgen.', 'sport', [['onlyfans']], 'instagram snapchat'),
  creator('Zoe Lark', 2, 'Probephase bis Monatsende.', 'neu english', [['cam4']], 'twitter tumblr'),
  creator(
    'Freya Holm',
    3,
    'Skandinavisches Publikum.',
    'reisen english',
    [['frisk'], ['onlyfans']],
    'instagram pinterest',
  ),
]

interface SampleGroup {
  readonly color: GroupColour
  readonly chatterCount: number
  /** `creator name` and index of its account. */
  readonly accounts: readonly (readonly [creator: string, account: number])[]
  readonly hasCustomShifts?: boolean
  /** Of one late and one night seat, how many need a main chatter. */
  readonly mainChatters?: number
}

export const groups: readonly SampleGroup[] = [
  {
    color: 'yellow',
    chatterCount: 2,
    accounts: [
      ['Luna Morgen', 0],
      ['Luna Morgen', 1],
    ],
    mainChatters: 1,
  },
  {
    color: 'blue',
    chatterCount: 1,
    accounts: [
      ['Luna Morgen', 2],
      ['Nora Klee', 0],
    ],
  },
  {
    color: 'purple',
    chatterCount: 2,
    accounts: [
      ['Mila Sand', 0],
      ['Mila Sand', 1],
    ],
    mainChatters: 1,
  },
  {
    color: 'green',
    chatterCount: 1,
    accounts: [
      ['Ivy Stern', 0],
      ['Ivy Stern', 1],
    ],
  },
  {
    color: 'red',
    chatterCount: 1,
    accounts: [
      ['Valentina Rosso', 0],
      ['Valentina Rosso', 1],
    ],
  },
  {
    color: 'orange',
    chatterCount: 1,
    accounts: [
      ['Kaya Wolf', 0],
      ['Alea Fink', 0],
    ],
  },
  {
    color: 'yellow',
    chatterCount: 1,
    accounts: [
      ['Romina Bell', 0],
      ['Romina Bell', 1],
    ],
  },
  {
    color: 'blue',
    chatterCount: 1,
    accounts: [
      ['Juno Hall', 0],
      ['Emilia Kraft', 0],
    ],
  },
  {
    color: 'purple',
    chatterCount: 1,
    accounts: [
      ['Sina Marell', 0],
      ['Sina Marell', 1],
    ],
    hasCustomShifts: true,
  },
  {
    color: 'green',
    chatterCount: 1,
    accounts: [
      ['Dana Vey', 0],
      ['Freya Holm', 0],
      ['Freya Holm', 1],
    ],
  },
]
