import type { Messages } from './messages.ts'
import type { en } from './notifications.en.ts'

export const zh = {
  message: {
    greeting: '%{name}，您好：',
    goodbye: '%{product} 团队敬上',
    test: {
      subject: '测试消息',
      text: '我们的工作人员正在确认您能否在此收到消息，您无需任何操作。',
    },
    received: {
      subject: '我们已收到您的问题 %{key}',
      text: '谢谢。您的问题 %{key} 已提交。向专家开放后，我们会立即通知您。',
    },
    surveyPending: {
      subject: '%{key} 开始前请回答几个问题',
      text: '请填写一份简短的问卷，以便将您的讨论 %{key} 开放给专家。',
    },
    surveyReminder: {
      subject: '提醒：您的讨论 %{key} 正等待问卷',
      text: '在您填写简短问卷之前，讨论 %{key} 无法开始。',
    },
    chargePending: {
      subject: '您的讨论 %{key} 正等待批准',
      text: '目前尚无资金覆盖您的讨论 %{key}。我们会处理，并再次与您联系。',
    },
    returned: {
      subject: '请修改您的问题 %{key}',
      text: '我们的工作人员查看了您的问题 %{key}，请您在提交给专家之前作一些修改。请打开查看说明。',
    },
    rewording: {
      subject: '我们为 %{key} 建议了另一种措辞',
      text: '我们的工作人员为您的问题 %{key} 建议了另一种措辞。请打开以接受或拒绝该建议。',
    },
    rewordingDecided: {
      subject: '提问者已对 %{key} 的措辞作出决定',
      text: '提问者已答复您对 %{key} 建议的措辞。',
    },
    released: {
      subject: '您的讨论 %{key} 已开放',
      text: '您的讨论 %{key} 现已开放，正在邀请专家回答。',
    },
    held: {
      subject: '讨论 %{key} 已暂停',
      text: '讨论 %{key} 正在进行质量审核。其间所有计时均已暂停，您所写的内容不会丢失。',
    },
    resumed: {
      subject: '讨论 %{key} 已恢复',
      text: '讨论 %{key} 的质量审核已完成。所有计时从暂停处继续。',
    },
    answered: {
      subject: '%{key} 的全部回答已到齐',
      text: '专家已回答您的讨论 %{key}。在讨论结束之前，您仍可追问。',
    },
    answer: {
      subject: '%{key} 有新的回答',
      text: '一位专家在您的讨论 %{key} 中作了回复。',
    },
    pendedAnswer: {
      subject: '%{key} 中有一条回答待审核',
      text: '一位专家已在 %{key} 中作答。审核通过后该回答即会显示。',
    },
    closed: {
      subject: '讨论 %{key} 已结束',
      text: '讨论 %{key} 已结束。您仍可阅读全部内容。',
    },
    reopened: {
      subject: '讨论 %{key} 已重新开放',
      text: '讨论 %{key} 已重新开放。',
    },
    cancelled: {
      subject: '讨论 %{key} 已取消',
      text: '讨论 %{key} 已取消。',
    },
    scheduled: {
      subject: '%{key} 的会议时间已确定',
      text: '讨论 %{key} 的通话已定于 %{time}。请打开讨论，将其添加到日历。',
    },
    unscheduled: {
      subject: '%{key} 的会议暂时取消',
      text: '讨论 %{key} 的会议已从日程中移除，讨论本身继续进行。',
    },
    booked: {
      subject: '%{key} 的通话已预约',
      text: '讨论 %{key}（%{diagnosis}）的通话已定于 %{time}。您的席位保留到通话结束。请打开讨论，将通话添加到日历；如无法参加，也请在那里告诉我们。',
    },
    moved: {
      subject: '%{key} 的通话时间已变更',
      text: '讨论 %{key} 的通话改为 %{time}。如果您是专家组成员，请打开讨论确认新时间。您的席位仍然保留。',
    },
    confirmReminder: {
      subject: '请确认 %{key} 的新时间',
      text: '讨论 %{key} 的通话已改为 %{time}，您尚未确认。您的席位仍然保留。请打开讨论确认，或告诉我们您无法参加。',
    },
    givenBack: {
      subject: '一位专家无法参加 %{key} 的通话',
      text: '一位专家退回了讨论 %{key} 通话的席位。我们已邀请下一位专家，您无需进行任何操作。',
    },
    missedCall: {
      subject: '您未出席 %{key} 的通话',
      text: '您原定参加讨论 %{key} 的通话，但记录为缺席，席位已结束。如有误，请回复此邮件或联系支持团队。',
    },
    seatRestored: {
      subject: '您在 %{key} 通话中的席位已恢复',
      text: '您在讨论 %{key} 中的席位曾因失误而结束，现已恢复：通话定于 %{time}。请打开讨论确认，或告诉我们您无法参加。',
    },
    postSurvey: {
      subject: '您觉得讨论 %{key} 如何？',
      text: '您的讨论 %{key} 已结束。请回答几个相关问题。',
    },
    followupSurvey: {
      subject: '%{key} 之后情况如何？',
      text: '您的讨论 %{key} 已过去一段时间。请回答几个关于后续情况的问题。',
    },
    invite: {
      subject: '邀请您回答 %{key}',
      text: '邀请您回答一个关于%{diagnosis}的问题（%{key}）。席位有限；接受后将为您保留 %{hours} 小时。',
    },
    inviteReminder: {
      subject: '提醒：%{key} 的邀请',
      text: '您回答 %{key}（%{diagnosis}）的邀请仍然有效。',
    },
    reserved: {
      subject: '您在 %{key} 中的席位已保留',
      text: '您在讨论 %{key} 中的席位将保留 %{hours} 小时。请在此时间内作答。',
    },
    seatReminder: {
      subject: '您在 %{key} 中的席位即将到期',
      text: '您在讨论 %{key} 中的席位保留时间即将结束。请提交您的回答。',
    },
    seatLost: {
      subject: '您在 %{key} 中的席位已到期',
      text: '您在讨论 %{key} 中的答复时间已结束，我们已邀请下一位专家。如仍有席位，您可以再次接受并获得报酬；否则您仍可无偿评论。',
    },
    questionReturned: {
      subject: '您在 %{key} 中的询问被退回',
      text: '工作人员退回了您在讨论 %{key} 中向提问者提出的询问。您的答复时间已继续计算。请打开讨论查看原因。',
    },
    missedOut: {
      subject: '%{key} 的专家组已满',
      text: '讨论 %{key} 的席位已全部占用。感谢您的关注；您仍可无偿评论。',
    },
    withdrawn: {
      subject: '您对 %{key} 的邀请已撤回',
      text: '您对讨论 %{key} 的邀请已被撤回。',
    },
    reply: {
      subject: '提问者在 %{key} 中有新留言',
      text: '提问者在讨论 %{key} 中写了新的内容。',
    },
    followup: {
      subject: '%{key} 有追问',
      text: '提问者对您在 %{key} 中的回答提出了追问。',
    },
    followupReminder: {
      subject: '提醒：%{key} 有追问',
      text: '%{key} 的提问者仍在等待您对追问的回复。',
    },
    rejected: {
      subject: '您在 %{key} 中的回答被退回',
      text: '我们的工作人员退回了您在 %{key} 中的回答。请打开讨论查看原因。',
    },
    restored: {
      subject: '您在 %{key} 中的席位已恢复',
      text: '您在讨论 %{key} 中的席位已恢复。',
    },
  },
} satisfies Messages<typeof en>
