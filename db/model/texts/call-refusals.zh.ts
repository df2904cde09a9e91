import type { Messages } from './messages.ts'
import type { en } from './call-refusals.en.ts'

export const zh: Messages<typeof en> = {
  live: {
    timeTaken: '通话已改定于其他时间。如要加入，请接受该时间。',
    clash: '参加通话的一方在该时间没有空。请选择其他时间。',
  },
  timeoff: { callsBooked: '这段时间内已预约通话。请退回席位，或保留席位。' },
  callRefused: {
    timeTaken: '通话已定于 %{time}。如要加入，请接受该时间。',
    callAhead: '%{time} 的通话尚未结束。通话结算前，讨论不会关闭。',
    proposedAhead: '仍有尚未到来的通话备选时间。如要提前关闭，请先移除这些时间。',
    attendanceEarly: '通话尚未结束。结束后再登记出席情况。',
    clash: {
      you: {
        call: '您在该时间已有另一场通话（%{key}，%{time}）。请选择其他时间。',
        timeOff: '您在该时间休假（自 %{time} 起）。请选择其他时间，或修改休假。',
      },
      booked: {
        call: '您在该时间已有另一场通话（%{key}，%{time}），因此无法接受本次席位。',
        timeOff: '您在该时间休假（自 %{time} 起）。如要接受席位，请修改休假。',
      },
      other: '通话参与者中有人在该时间不便。请选择其他时间。',
      staff: {
        call: '%{name} 在该时间已有另一场通话（%{key}，%{time}）。请选择其他时间。',
        timeOff: '%{name} 在该时间休假（自 %{time} 起）。请选择其他时间。',
      },
    },
    timeoff: '这段时间内已有预约的通话：%{calls}。请选择退回席位或保留席位。',
  },
}
