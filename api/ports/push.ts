/** Sends app notifications to one registered device. Rejects when the message was not taken. */
export interface PushSender {
  send(message: { deviceToken: string; platform: string; title: string; text: string; link?: string | undefined }): Promise<void>
}

export const noPush: PushSender = { send: async () => undefined }
