/** Refusals around a call, as the server says them: they name a time or a discussion. */
export const en = {
  live: {
    timeTaken: 'The call was booked for another time in the meantime. Accept that time to take a seat.',
    clash: 'One of the people in the call is busy then. Choose another time.',
  },
  timeoff: { callsBooked: 'A call is booked in these days. Give the seat back or keep it.' },
  callRefused: {
    timeTaken: 'The call was booked for %{time} in the meantime. Accept that time to take a seat.',
    callAhead: 'The call on %{time} comes first. The discussion stays open until the call is settled.',
    proposedAhead: 'Times proposed for the call are still ahead. Remove them to close earlier.',
    attendanceEarly: 'The call is not over yet. Enter who came once it has ended.',
    clash: {
      you: {
        call: 'You have another call then (%{key}, %{time}). Choose another time.',
        timeOff: 'You have time off then (from %{time}). Choose another time, or change your time off.',
      },
      booked: {
        call: 'You have another call then (%{key}, %{time}), so you cannot take a seat in this one.',
        timeOff: 'You have time off then (from %{time}). Change your time off to take a seat.',
      },
      other: 'Somebody in this call is not free then. Choose another time.',
      staff: {
        call: '%{name} has another call then (%{key}, %{time}). Choose another time.',
        timeOff: '%{name} has time off then (from %{time}). Choose another time.',
      },
    },
    timeoff: 'A call is booked in these days: %{calls}. Give the seat back or keep it.',
  },
}
