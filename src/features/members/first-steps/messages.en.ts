import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['firstSteps']> = {
  own: {
    title: 'First steps',
    progress: (done, all) => `${done} of ${all}`,
    isDone: 'Done',
    isOpen: 'Open',
    isSkipped: 'Skipped',
    dismiss: 'Hide',
    failed: 'That could not be saved.',
    zone: 'Time zone',
    save: 'Use this',
    skip: 'Without a messenger',
    steps: {
      timeZone: { title: 'Where do you live?', text: 'Your shifts are then shown in your time as well.' },
      messenger: { title: 'Link Telegram', text: 'See shifts in the chat and confirm them with one tap.' },
      availability: { title: 'Enter your availability', text: 'Say when you can work.' },
      preferences: { title: 'Order your preferences', text: 'Which shifts you like best.' },
      confirmation: {
        title: 'Confirm your first shift',
        text: 'As soon as a plan is published, your shifts are here on the dashboard.',
      },
    },
  },
  team: {
    title: 'New in the team',
    summary: (done, all) => `${done} of ${all} ready`,
    show: 'Show',
    hide: 'Hide',
    joined: time => `since ${time}`,
    ready: 'Ready',
    step: (step, state) => `${step}: ${state}`,
    states: { open: 'open', done: 'done', skipped: 'skipped' },
    steps: {
      timeZone: 'Time zone',
      messenger: 'Messenger',
      availability: 'Availability',
      preferences: 'Preferences',
      confirmation: 'Confirmation',
    },
  },
}
