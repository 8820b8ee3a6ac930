-- Of what had arrived before texts went with it, none is kept either.
update mails set text = '', html = '', link = null, unsubscribe = null where sent_at is not null and (text <> '' or link is not null);
