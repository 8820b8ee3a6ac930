/** What every board says of a seat. */
export const seatWords = {
  timesFrom: (day: string, times: string) => `ab ${day}: ${times}`,
  /** Of a seat whose shift has other times by now. */
  keptTimes: (times: string) => `bleibt bei ${times}`,
  surplus: 'Überzählig',
  declinedBy: (name: string, reason: string) =>
    reason === '' ? `${name} hat abgelehnt` : `${name} hat abgelehnt: ${reason}`,
}
