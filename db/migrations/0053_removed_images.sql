-- was 148b82844b17c0a39a70cfb712dd97d4ea6ecb9ba4cb2c98946c550ebabd44f2
ALTER TABLE "images" ADD COLUMN "removed_at" timestamp with time zone;
