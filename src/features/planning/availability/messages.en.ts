import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['availability']> = {
  outsideWeek: 'This day is not in the chosen week.',
  dayBegun: 'This day has already begun. Please contact your lead.',
  onVacation: ({ shift }) =>
    shift === null
      ? 'There is vacation on this day, taken or requested.'
      : `There is vacation for the shift “${shift}” on this day, taken or requested.`,
  shiftGone: 'This shift no longer exists.',
  changedMeanwhile: 'Something else stands here by now. It stays as it is.',
  notFound: 'This person does not exist.',
}

export const en: Translation<Catalogue['availability']> = {
  title: 'Shifts',
  subtitles: {
    own: 'Your availability: mark when you can work.',
    other: 'Availability of the chosen person: you enter it for them.',
    team: 'Availability of the team: see who can work when.',
  },
  person: 'Person',
  own: 'My availability',
  week: week => `Week ${week}`,
  noSuchWeek: asked => `There is no “${asked}”. You see the current week.`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  today: 'Today',
  indicator: {
    expired: 'Expired',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    lastWeek: 'Last week',
    weeksAgo: weeks => `${weeks} weeks ago`,
    inWeeks: weeks => `In ${weeks} weeks`,
  },
  status: {
    none: 'No entry',
    available: 'Available',
    preferred: 'Preferred',
    vacation: 'Vacation',
    vacation_requested: 'Vacation requested',
    wished: 'Vacation chosen',
  },
  brush: {
    label: 'Brush',
    names: { available: 'Available', preferred: 'Preferred', vacation: 'Vacation', none: 'Clear', note: 'Note' },
    cells: count => (count === 1 ? '1 cell' : `${count} cells`),
    hint: 'Choose a brush, then swipe over the cells',
    note: 'Tap the cell you want to write something on.',
    vacation: 'Choose the cells you want off.',
    undo: 'Undo',
  },
  shift: 'Shift',
  day: 'Day',
  disabled: 'Not available',
  readOnly: 'Today and past days can no longer be changed.',
  vacationDays: (current, max) => `${current} of ${max} vacation days`,
  saveFailed: 'The change was not saved.',
  marks: (week: number) => `Availability in week ${week}`,
  allDay: day => `${day}: all shifts`,
  ownTimes: {
    own: (times, apart) => `${times} your time${apart === 0 ? '' : apart > 0 ? ', the day after' : ', the day before'}`,
    from: (weekday, own) => `from ${weekday} ${own}`,
  },
  allWeek: shift => `${shift}: whole week`,
  absent: 'Reported absent',
  cell: (shift, day, status) => `${shift}, ${day}: ${status}`,
  noted: (status, note) => `${status}. Note: ${note}`,
  seated: (status, seat) => `${status}. ${seat}`,
  note: {
    title: (shift, day) => `Note: ${shift}, ${day}`,
    label: 'Note',
    hint: 'Your managers see it when they plan.',
    unreadable: 'Contains invisible characters that are not allowed.',
    save: 'Save',
  },
  copy: {
    open: 'Copy',
    lastWeek: 'Same as last week',
    onward: 'To the next weeks …',
    title: 'Copy this week’s pattern',
    text: week =>
      `What you marked in week ${week} will then also apply to the following weeks. Vacation and past days stay as they are.`,
    weeks: 'Number of weeks',
    submit: 'Copy',
    done: weeks => (weeks === 1 ? 'Copied to one week' : `Copied to ${weeks} weeks`),
    failed: 'This could not be copied.',
  },
  team: {
    title: 'Availability of the team',
    views: { week: 'Week', team: 'Team' },
    view: 'View',
    search: 'Find a person',
    show: 'Show',
    all: 'Everyone',
    marked: 'With entries',
    missing: 'Without entries',
    empty: 'Nobody matches.',
    people: count => (count === 1 ? '1 person' : `${count} people`),
    available: (shift, count) => `${shift}: ${count} available`,
  },
  keys: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts in the grid',
    names: { homeEnd: 'Home End' },
    arrows: 'Move',
    shiftArrows: 'Move and paint',
    space: 'Set or clear',
    note: 'Write a note',
    digits: 'No entry, available, preferred',
    homeEnd: 'First and last day',
    help: 'This help',
  },
  wish: {
    hint: 'Mark the days or single shifts you want off. Then you can request the vacation.',
    taken: {
      vacation: shift =>
        shift === undefined
          ? 'You are already on vacation that day.'
          : `You already have vacation for the shift “${shift}” that day.`,
      vacation_requested: shift =>
        shift === undefined
          ? 'You have already requested vacation for that day.'
          : `You have already requested vacation for the shift “${shift}” of that day.`,
    },
    closed: {
      tooFarAhead: 'Vacation can be requested at most 3 months ahead',
      pastWeek: 'Vacation cannot be requested for weeks that are over',
    },
  },
  noShifts: 'There are no shifts. Create them in the settings.',
  dayOf: (day, days) => `Day ${day} of ${days}`,
  previousDay: 'Previous day',
  nextDay: 'Next day',
}
