import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['firstSteps']> = {
  own: {
    title: 'First steps',
    progress: (done, all) => `${done} of ${all}`,
    isDone: 'Done',
    isOpen: 'Open',
    isSkipped: 'Skipped',
    dismiss: 'Hide',
    failed: 'Your change couldn’t be saved. Please try again.',
    zone: 'Time zone',
    save: 'Use this',
    skip: 'Skip messenger',
    steps: {
      timeZone: { title: 'Your time zone', text: 'We’ll also show shifts in your local time.' },
      messenger: { title: 'Connect Telegram', text: 'See shifts in your chat and confirm them with one tap.' },
      availability: { title: 'Enter your availability', text: 'Let planners know when you can work.' },
      preferences: { title: 'Rank your preferences', text: 'Put your favorite shifts first.' },
      confirmation: {
        title: 'Confirm your first shift',
        text: 'Once a schedule is published, you’ll find your shifts here on the dashboard.',
      },
    },
  },
  team: {
    title: 'New team members',
    summary: (done, all) => `${done} of ${all} ready`,
    show: 'Show',
    hide: 'Hide',
    joined: time => `joined ${time}`,
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
