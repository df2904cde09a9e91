export const zh = {
  message: {
    code: {
      subject: '您的登录验证码',
      email: '您的验证码是 %{code}，%{minutes} 分钟内有效，仅可使用一次。如非您本人操作，请修改密码。',
      sms: '您的验证码是 %{code}，%{minutes} 分钟内有效，仅可使用一次。请勿告诉任何人。',
    },
    account: {
      resetPassword: {
        subject: '请设置新密码',
        text: '请通过此链接设置新密码。链接 %{minutes} 分钟内有效，仅可使用一次。如非您本人申请，请忽略此邮件。',
      },
      newPassword: {
        subject: '欢迎：请设置密码',
        text: '已为您开通账户。请通过此链接设置密码。链接 %{minutes} 分钟内有效，仅可使用一次；过期后可在登录页点击“忘记密码？”重新获取。',
      },
      passwordChanged: {
        subject: '您的密码已更改',
        text: '您的账户密码已更改，您在其他位置的登录均已退出。如非您本人操作，请立即通过“忘记密码？”设置新密码并联系客服。',
      },
      factorAdded: {
        subject: '已添加一种登录验证方式',
        text: '今后您可以使用以下方式验证登录：%{method}。如非您本人操作，请修改密码并联系客服。',
      },
      factorRemoved: {
        subject: '已移除一种登录验证方式',
        text: '以下登录验证方式已从您的账户中移除：%{method}。您在其他位置的登录均已退出。如有疑问，请联系客服。',
      },
    },
  },
}
